import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What is asked before a hand, a drill or a phone is taken up: small parts, distances, and what to look at first. */
export const antesDeMexer: NarrowConcept[] = [
  {
    id: "varistor-da-placa",
    broader: "placa",
    label: "Varistor da placa do portão",
    phrase: "o varistor da placa",
    asks: [
      "varistor placa preço",
      "varistor placa trocar preço",
      "trocar varistor placa portão preço",
      "varistor",
      "varistor queimado",
      "varistor placa",
      "varistor placa queimou",
      "saber varistor queimou",
      "sem varistor",
      "ligar sem varistor",
      "trocar varistor",
      "varistor estourado",
      "para que serve varistor",
    ],
    intent: "question",
    answers: {
      price: [
        "Trocar o varistor da placa do portão custa a peça, que é barata, mais o serviço de bancada e a medição do resto da placa, porque o pico costuma abrir também o fusível. A visita em casa parte de {price.preventive}, sem peças, e o valor do reparo é informado antes.",
        "O valor da troca do varistor está entre os menores consertos da placa: a peça é pequena, e paga-se a medição e a solda. Se o surto queimou também a fonte, o orçamento compara o reparo com a placa nova. Em residência, a visita começa em {price.preventive}, fora as peças.",
      ],
      any: [
        "O varistor da placa do portão é a peça redonda, em geral azul ou laranja, que se sacrifica no pico de energia; queimado, fica rachado, preto ou estourado, e o fusível abre junto. Não ligue o portão sem ele: dá para trocar só o varistor, por outro de mesmo código, e medir o resto da central.",
        "Sabe-se que o varistor da placa queimou pelo aspecto preto, rachado ou estourado e pelo fusível que queima de novo ao religar. A central quase sempre ainda tem jeito: troca-se o varistor pelo de código igual e mede-se o resto, mas sem ele não se liga o portão, porque o próximo pico leva tudo.",
        "Varistor preto, rachado ou estourado na central indica que um pico de energia passou por ali, e em geral a placa tem jeito. O técnico troca só o varistor, por um de mesmo código, e o fusível; até lá, deixe o disjuntor desligado, pois sem essa proteção o próximo surto queima a placa inteira.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que faz o varistor e por que estoura", "Por que o varistor da central queimou"],
        slots: [
          [
            "Em tensão normal, o varistor não faz nada; quando ela sobe demais, conduz e desvia o pico, e o fusível abre de propósito. Raio por perto, volta da luz e 220 V em placa de 127 V são as causas comuns.",
            "A função dele é desviar o excesso: acima da tensão marcada, o varistor conduz, queima o fusível e poupa o que vem depois. Isso acontece com raio na região, retorno da energia ou ligação na tensão errada.",
            "O varistor fica quieto até a tensão passar do limite, e então vira quase um curto, que derruba o fusível e protege a placa. Surto de raio, volta de energia e 220 V ligados em 127 V são o motivo habitual.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Como saber se o varistor queimou", "Sinais do varistor queimado"],
        slots: [
          [
            "Os sinais são a placa toda apagada, sem led, e a peça redonda com racha, mancha preta ou cheiro de queimado. Fusível novo que abre na hora confirma o curto. A medição é feita com a placa fora do motor.",
            "Placa sem nenhuma luz depois de um temporal, mancha escura e casca trincada apontam o varistor. Quando o fusível reposto queima logo, ele está em curto, e só o multímetro, com a central fora do portão, dá a certeza.",
            "Desconfie dele se a central apagou após um pico, se há fuligem ao redor do disco ou se cada fusível novo se abre. Há varistor ruim de aparência boa, por isso o técnico mede em bancada.",
          ],
          [
            "Olhe só por fora e com o disjuntor desligado, sem tocar na placa, porque o capacitor guarda carga. Uma foto de perto já mostra se a peça está rachada.",
            "Não abra nem toque: mesmo desligada, a caixa tem capacitor carregado. Com o disjuntor embaixo, basta fotografar a região se a tampa já estiver aberta.",
            "A tampa é serviço do técnico, pois há carga guardada no capacitor. Se alguém já abriu o motor, desligue o disjuntor e apenas fotografe.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Troca do varistor da placa", "Quando trocar só o varistor basta"],
        slots: [
          [
            "O código impresso no disco diz a tensão, e o novo tem de ser igual: valor menor estoura à toa, maior não protege. Com ele trocam-se o fusível e, depois, medem-se fonte, relés e acessórios.",
            "Repõe-se pelo mesmo código, porque varistor de tensão mais baixa abre sem motivo e o mais alto deixa o pico passar. O fusível é reposto junto, e fonte e relés são testados antes de religar.",
            "O conserto repõe fusível e varistor de código idêntico, já que outro valor ou não protege ou queima sem razão. Em seguida o técnico testa a fonte, os relés e o que está ligado na central.",
          ],
          [
            "Entre as saídas, esse reparo é a mais barata, a placa compatível fica no meio e a original custa mais. Trilha queimada ou processador atingido já pedem central nova, e o motor com inversor usa a da própria linha.",
            "Na ordem de custo, vêm o reparo do componente, a central compatível e a original. Quando a trilha derreteu ou o processador morreu, só a troca resolve; inversor pede placa da marca.",
            "Reparar custa menos que uma central compatível, e a original está no topo. A conta muda se o pico passou do varistor para o processador ou derreteu trilhas, e motor com inversor não aceita universal.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Trocar só o fusível resolve?",
        answers: [
          "Não, se o varistor está em curto: o fusível novo abre na hora. Os dois são trocados juntos, e nunca se põe um fio no lugar do fusível.",
          "Só quando o varistor está inteiro. Em curto, ele queima cada fusível novo; por isso se repõe o par, e jamais se faz ponte com fio.",
        ],
      },
      {
        question: "O varistor protege de raio?",
        answers: [
          "De pico pequeno, sim. Contra raio próximo, quem ajuda é o DPS, o protetor de surto do quadro de luz, com bom aterramento.",
          "Protege de surtos menores. Para descarga perto da casa, instale no quadro um DPS, que desvia o surto para o terra.",
        ],
      },
      {
        question: "Quanto tempo leva o conserto?",
        answers: [
          "A troca do componente é reparo pequeno, de até {trade.smallRepair} quando feita na hora. Se a placa vai para a bancada, o prazo depende do que mais queimou.",
          "Até {trade.smallRepair} quando só o varistor e o fusível se foram. Dano em fonte ou relé leva a placa para a bancada, com prazo dado no orçamento.",
        ],
      },
      {
        question: "O conserto da placa tem garantia?",
        answers: [
          "Tem a garantia da lei, de 90 dias, sobre o serviço e a peça trocada. Um novo raio não está incluído, por isso vale pôr o protetor no quadro.",
          "Sim, os 90 dias da lei para reparos. Outro surto de energia é dano novo, e um DPS no quadro diminui esse risco.",
        ],
      },
    ],
    photo: "uma foto da placa, com o disjuntor desligado, e da etiqueta do motor",
  },
  {
    id: "cores-dos-fios-do-motor",
    broader: "placa",
    label: "Cores dos fios do motor do portão",
    phrase: "as cores dos fios do motor",
    asks: [
      ...combine(
        ["cor fios", "cores fios", "cor fio", "cor cabo", "cores cabos"],
        [
          "motor",
          "motor portão",
          "motor [marca]",
          "motor comum",
          "comum",
          "comum capacitor",
          "capacitor",
          "portão",
          "portão eletrônico",
        ],
      ),
      "fio comum motor",
      "fio comum motor portão",
      "qual fio comum motor",
      "achar fio comum motor",
      "identificar fios motor",
      "identificar fios motor portão",
      "identificar fio comum",
      "fios motor portão qual comum",
      "três fios motor portão",
      "3 fios motor portão",
      "motor portão três fios",
      "motor portão 3 fios",
      "fio azul motor portão",
      "fio branco motor portão",
      "fio preto motor portão",
      "fios motor portão cores",
    ],
    intent: "question",
    answers: {
      any: [
        "O motor de portão comum tem três fios: um comum, em geral branco ou azul conforme a marca, e dois de sentido, abrir e fechar, com o capacitor ligado entre esses dois. A cor muda de fabricante para fabricante e não prova nada: quem mostra o comum é o esquema do modelo ou a medição, feita com tudo desligado.",
        "A cor dos fios do motor do portão não segue padrão entre marcas. São três: o comum e os dois que definem o sentido, e o capacitor fica entre os dois de sentido. Com o motor solto da placa, o técnico mede a resistência: entre os dois de sentido ela é a maior, e o fio que sobra é o comum.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que faz cada fio do motor", "Os três fios e o capacitor"],
        slots: [
          [
            "Por dentro, o motor monofásico do portão tem dois enrolamentos ligados num mesmo ponto, e desse ponto sai o fio comum. A central alimenta um dos outros dois fios para abrir e o outro para fechar.",
            "O motor tem dois enrolamentos, unidos no fio comum. A placa manda a energia por um dos fios de sentido para abrir e pelo outro para fechar.",
          ],
        ],
        bullets: [
          "Comum: vai ao borne da placa marcado como comum do motor",
          "Sentido 1 e sentido 2: trocar um pelo outro inverte abrir e fechar",
          "Capacitor: uma ponta em cada fio de sentido, muitas vezes já dentro da central",
          "Fio verde ou verde e amarelo: aterramento da carcaça, e nunca comando",
        ],
      },
      {
        about: "check",
        headings: ["Como o técnico acha o comum", "A medição do comum, sem adivinhar"],
        slots: [
          [
            "O disjuntor fica desligado, o capacitor é descarregado e os três fios saem da placa. Com o multímetro em ohms, mede-se par a par: os dois fios com a maior resistência são os de sentido, e o terceiro é o comum. Leitura infinita ou muito desigual entre o comum e cada sentido indica enrolamento rompido.",
            "Com o motor desligado da placa e o capacitor descarregado, medem-se os três pares de fios. O par de maior resistência é o dos dois sentidos, porque soma os dois enrolamentos; o fio que ficou de fora é o comum. Se um par não dá leitura, há enrolamento aberto.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O risco de ligar pela cor", "Por que não ligar por tentativa"],
        slots: [
          [
            "Capacitor no fio errado faz o motor roncar e esquentar, e pode queimar o enrolamento ou o relé da placa em poucos segundos. O capacitor também guarda carga depois de desligado. Por isso a ligação fica com quem mede, e o morador só fotografa os fios antes que alguém os solte.",
            "Ligar por tentativa queima motor e placa, porque o comum trocado põe tensão onde não devia. Antes de soltar qualquer fio, fotografe a ligação que funcionava; é o melhor esquema que existe. O resto é do técnico, já que o capacitor dá choque mesmo com o disjuntor desligado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão abre quando devia fechar. São os fios?",
        answers: [
          "Podem ser. Os dois fios de sentido invertidos trocam abrir por fechar, e os fins de curso precisam ser trocados juntos, senão a folha não para.",
          "Sim, é o sinal de sentidos trocados. O técnico troca os dois fios entre si e confere os fins de curso, que acompanham.",
        ],
      },
      {
        question: "O capacitor tem lado certo para ligar?",
        answers: [
          "O de partida do motor de portão não tem polaridade. O que importa é estar entre os dois fios de sentido, com os microfarads originais.",
          "Não tem. Basta que fique entre os dois sentidos e tenha o mesmo valor da peça antiga.",
        ],
      },
      {
        question: "Meu motor tem mais de três fios. O que são os outros?",
        answers: [
          "Podem ser aterramento, fim de curso ou encoder, que são fios finos, de sinal. Eles não se ligam à rede nem aos bornes do motor.",
          "Os finos costumam ser de fim de curso ou de encoder, e o verde é o terra. O esquema do modelo diz a que borne vai cada um.",
        ],
      },
    ],
    photo: "uma foto dos fios como estão na placa, com o disjuntor desligado, e da etiqueta do motor",
  },
  {
    id: "quantos-fios-tem-o-motor",
    broader: "motor",
    label: "Quantos fios tem o motor do portão",
    phrase: "os fios que saem do motor do portão",
    asks: [
      ...combine(
        ["motor", "motor portão", "central motor", "placa motor"],
        ["6 fios", "5 fios", "4 fios", "3 fios ligação", "7 fios", "seis fios", "quatro fios", "cinco fios"],
      ),
      ...combine(["motor"], ["6 fios ligar", "5 fios ligar", "4 fios ligar", "3 fios ligar", "4 fios ligação"]),
      "quantos fios motor portão",
      "quantos fios saem motor portão",
      "quantos fios tem motor portão",
      "motor 3 fios capacitor ligação",
    ],
    intent: "question",
    answers: {
      any: [
        "O motor comum de portão tem 3 fios de força, o comum e um para cada sentido, e às vezes um quarto, o terra. Quando saem 6 fios, os outros 3 são em geral do fim de curso, que avisa onde a folha para. Quem liga é o técnico, com medição e o disjuntor desligado.",
        "Motor de portão com 6 fios costuma ser de 3 fios de força mais 3 do fim de curso, as chaves que param a folha. Os de força são mais grossos. Ligar um no lugar do outro queima a placa, e por isso o técnico mede antes, sem energia.",
        "No motor de portão com 4 fios, três costumam ser de força, o comum e os dois sentidos, e o verde ou verde e amarelo é o terra. A cor dos outros muda conforme a marca. O técnico mede a resistência antes de ligar, com o disjuntor desligado.",
        "No motor de portão com 5 fios, a divisão mais comum é de 3 fios de força e 2 de sinal, do encoder ou do protetor térmico. Só a etiqueta e o manual confirmam. A ligação é do técnico, que mede cada par com o disjuntor desligado.",
        "A ligação do motor de 3 fios é assim: um fio é o comum, os outros dois definem o sentido, e o capacitor fica entre esses dois. Como a cor muda conforme a marca, o técnico acha o comum com o multímetro, com o disjuntor desligado e o capacitor descarregado.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Para que serve cada fio", "Fio por fio: força, sinal e terra"],
        slots: [
          [
            "Os fios se dividem em dois grupos. Os de força são mais grossos e levam a energia da rede; os de sinal são finos e só avisam a placa. Trocar um grupo pelo outro queima a central.",
            "Há fios que movem o motor e fios que apenas informam. A grossura ajuda a separá-los, e o teste com o multímetro confirma.",
          ],
        ],
        bullets: [
          "3 fios: comum, sentido 1 e sentido 2, com o capacitor entre os dois sentidos",
          "4 fios: os três de força e o terra, verde ou verde e amarelo",
          "5 fios: três de força e dois de sinal, conforme o modelo",
          "6 fios: três de força e três do fim de curso, comum, abre e fecha",
          "Motor com inversor: três fases, sem capacitor, e o cabo do encoder à parte",
        ],
      },
      {
        about: "check",
        headings: ["Como o técnico identifica os fios", "Da etiqueta ao multímetro"],
        slots: [
          [
            "O trabalho é feito com o disjuntor desligado e o capacitor descarregado, porque ele guarda carga. Com o multímetro, o técnico mede a resistência entre os pares.",
            "Sem energia e com o capacitor descarregado, o técnico mede cada par de fios. A leitura separa força, sinal e terra, e mostra se há enrolamento aberto.",
          ],
        ],
        steps: [
          "Ler a etiqueta do motor e procurar o esquema do modelo.",
          "Fotografar os fios como estavam na placa antiga.",
          "Medir os três fios grossos: o par de maior resistência é o dos sentidos.",
          "Achar os fios do fim de curso, que mudam de estado ao acionar a chave com a mão do técnico.",
          "Ligar, testar um ciclo curto e conferir se abre e fecha no sentido certo.",
        ],
      },
      {
        about: "safety",
        headings: ["O erro que queima a placa", "O que não fazer com os fios"],
        slots: [
          [
            "Não ligue pela cor nem experimente combinações. Força na entrada do fim de curso queima a placa na hora, e capacitor no fio errado faz o motor roncar e esquentar. O morador só fotografa, antes que alguém solte os fios.",
            "Tentar combinações até o motor girar é o caminho mais curto para perder a placa. A rede em borne de sinal a queima no mesmo instante. Fotografe os fios antes de alguém mexer, e deixe a ligação com quem mede.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A placa nova tem menos bornes que os fios do motor. E agora?",
        answers: [
          "Pode ser que o fim de curso use outro conector ou que a placa não sirva ao motor. Confira o modelo pela etiqueta antes de ligar.",
          "Confira se a placa é compatível: algumas usam outro tipo de sensor de posição. Pela etiqueta do motor se sabe.",
        ],
      },
      {
        question: "O portão ficou invertido depois da ligação. O que é?",
        answers: [
          "Os dois fios de sentido estão trocados. O técnico os inverte e confere os fins de curso, que acompanham.",
          "É troca entre os dois fios de sentido. Depois de inverter, testa-se também o fim de curso.",
        ],
      },
      {
        question: "Posso emendar os fios do motor?",
        answers: [
          "Emenda só em caixa seca, com conector ou solda, e na mesma bitola. Emenda torcida no chão oxida e falha.",
          "Melhor cabo inteiro. Se for preciso, a emenda é soldada ou com conector, dentro de caixa vedada.",
        ],
      },
    ],
    photo: "fotos dos fios como estão, com o disjuntor desligado, e da etiqueta do motor",
  },
  {
    id: "bornes-da-placa",
    broader: "placa",
    label: "Bornes da placa: COM, NA e NF",
    phrase: "os bornes da placa",
    asks: [
      "bornes da placa portão",
      "com na nf central",
      "serve cada borne placa",
      ...combine(
        ["borne", "bornes", "função borne"],
        [
          "com na",
          "com na nf",
          "placa função",
          "significado",
          "placa significa",
          "cada",
          "nome placa",
          "para que serve",
        ],
      ),
      "qual função borne placa",
      "função borne com na placa",
      "com na nf placa",
      ...combine(
        ["entradas placa", "entradas central", "siglas placa", "siglas central", "nomes placa", "letras placa"],
        ["portão", "motor", "significam", "significado", "bot fot com", "bot foto com"],
      ),
      "bot fot com",
      "bot foto com",
      "entradas placa bot fot com significam",
      "o que significa bot placa portão",
      "o que significa fot placa portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Nos bornes da placa do portão, COM é o fio comum, BOT é a entrada da botoeira e FOT ou FOTO, a da fotocélula. NA é o contato normalmente aberto, usado pela botoeira, e NF, o normalmente fechado, usado pela fotocélula na maioria das centrais. O manual do modelo confirma, e nada se liga com o disjuntor ligado.",
        "A função de COM, NA e NF na placa é receber comandos: a botoeira une COM e NA ao ser apertada, e a fotocélula usa, na maioria das centrais, COM e NF, que abre quando há obstáculo. Os outros bornes são antena, acessórios e rede, esta com tensão perigosa.",
        "COM, NA e NF na central significam comum, normalmente aberto e normalmente fechado. Onde ligar a botoeira: COM e NA; onde ligar a fotocélula: em geral COM e NF, conforme o manual. Cada borne errado pode queimar a placa, e por isso a ligação é feita sem energia, pelo técnico.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Para que serve cada borne da placa", "O que se liga em cada borne"],
        slots: [
          [
            "Os nomes abaixo são os mais usados, e a sua central pode ter outros. O manual do modelo impresso na placa decide.",
            "A lista traz as siglas comuns, mas cada fabricante tem as suas. Em caso de diferença, vale o manual.",
            "Quase todas as centrais repetem estas siglas, com variações de marca. Confira pelo modelo antes de qualquer fio.",
          ],
        ],
        bullets: [
          "COM ou GND: comum dos comandos",
          "NA ou BOT: botoeira e receptor, contato que fecha ao apertar",
          "NF ou FOT: fotocélula, contato que abre com obstáculo",
          "ANT: fio da antena",
          "FCA e FCF: fim de curso de abertura e de fechamento",
          "12 V ou 24 V: alimentação de acessório",
        ],
      },
      {
        about: "safety",
        headings: ["Bornes que não se tocam", "Antes de ligar um fio na placa"],
        slots: [
          [
            "Rede, motor e capacitor ficam na mesma placa, a poucos centímetros dos comandos, e o capacitor guarda carga mesmo com o disjuntor desligado. Por isso a ligação é serviço do técnico.",
            "Perto dos bornes de comando há tensão da rede, e o capacitor dá choque até depois de desligar. Leigo não abre a tampa.",
            "Os bornes de baixa tensão convivem com os de 127 ou 220 V e com o capacitor carregado. A tampa só é aberta por quem sabe isolar.",
          ],
          [
            "Fio de acessório em borne de rede queima a placa na hora, e fotocélula ligada em NA, quando a central pede NF, faz o portão ignorar o obstáculo.",
            "Trocar um borne pelo outro queima central e acessório. Pior, um sensor no contato errado deixa o portão fechar sobre alguém.",
            "Um engano de borne custa a placa, e no caso da fotocélula custa a proteção, porque o portão deixa de parar.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico liga e testa os acessórios", "Ligação, medição e teste"],
        slots: [
          [
            "Com o disjuntor desligado, o técnico identifica os bornes pelo modelo, mede os contatos e liga botoeira ou fotocélula. No fim, corta o feixe com um objeto durante o fechamento, para ver a folha parar.",
            "O serviço é feito sem energia: lê-se o modelo da central, mede-se cada contato e só então se prende o fio. O teste final interrompe o feixe com a folha em movimento.",
            "Primeiro se corta a energia e se confirma o modelo, depois cada fio vai ao seu borne. A prova é um objeto no feixe: o portão deve parar ou voltar.",
          ],
          [
            "Ligar um botão ou acessório em central boa leva até {trade.smallRepair}. Encarecem o fio novo, o duto a passar e a placa já queimada por ligação errada.",
            "É trabalho de até {trade.smallRepair} com o fio já no lugar. O que pesa é passar cabo e, claro, trocar a central que queimou.",
            "Em geral não passa de {trade.smallRepair}. Cabo e eletroduto novos somam, e uma placa queimada por engano é o maior custo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Botoeira vai em NA ou em NF?",
        answers: [
          "Em NA, junto com o COM: o botão de pulso fecha o contato só enquanto é apertado.",
          "No NA. Em NF a central entenderia o botão apertado o tempo todo.",
        ],
      },
      {
        question: "Sem fotocélula, o borne fica aberto?",
        answers: [
          "Depende da placa; algumas pedem uma ponte de fábrica. Sem o sensor, não use o fechamento automático.",
          "Em muitas há uma ponte que simula vão livre. Instalado o sensor, a ponte sai; sem ele, nada de fechamento automático.",
        ],
      },
      {
        question: "Não acho o manual da placa. Como sei os bornes?",
        answers: [
          "Pelo nome do modelo impresso na central, que leva ao manual no site do fabricante. Não adivinhe pela cor dos fios.",
          "Procure o manual pelo código impresso nela. Fio colorido não segue regra, e chutar queima a placa.",
        ],
      },
      {
        question: "Posso ligar duas botoeiras?",
        answers: [
          "Pode, as duas em paralelo no mesmo COM e NA. Qualquer uma aciona o portão.",
          "Sim: ficam em paralelo, no mesmo par de bornes. Muito fio longo pede cabo bom, para não acionar sozinho.",
        ],
      },
    ],
    photo: "uma foto da placa, com o nome do modelo e os bornes, e o disjuntor desligado",
  },
  {
    id: "qual-chumbador-usar",
    broader: "suporte",
    label: "Chumbador e parafusos da base do motor",
    phrase: "os chumbadores da base do motor",
    asks: [
      "chumbador químico motor",
      "chumbador químico",
      ...combine(
        ["qual chumbador", "que chumbador", "chumbador", "quantos parafusos", "qual parafuso", "parafuso", "parabolt"],
        ["motor portão", "usar motor", "base motor", "fixar motor", "prender motor", "fixar base motor"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "O chumbador para motor de portão em concreto firme é o de expansão, chamado parabolt, em geral quatro, um em cada furo da base. Perto da borda ou em concreto fraco, usa-se o químico, colado com resina. Em tijolo ou piso oco, é preciso fazer antes uma base de concreto.",
        "O parabolt para motor de portão, que é um chumbador de expansão, é usado em concreto maciço, em geral quatro por motor, no diâmetro que o manual indica. Quando o concreto é fraco ou a borda está perto, o chumbador químico, que cola a barra com resina, segura melhor. Piso oco precisa de base nova.",
        "O chumbador químico serve para motor de portão onde o concreto é fraco ou o furo fica perto da borda, porque cola a barra com resina, sem forçar. Em concreto maciço basta o parabolt, de expansão, quase sempre quatro por base. Em tijolo ou piso oco, nenhum dos dois dispensa a base de concreto.",
        "A base do motor de portão leva em geral quatro parafusos, um em cada furo, do tipo parabolt em concreto firme e no diâmetro que o manual indica. Perto da borda ou em concreto fraco, usa-se chumbador químico. Em tijolo ou piso oco, faz-se antes uma base de concreto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Onde cada fixação serve", "Concreto, tijolo ou ferro"],
        slots: [
          [
            "O que decide é o material embaixo do motor, porque o mesmo parafuso segura em um piso e solta em outro. A medida vem dos furos da base e do manual.",
            "Piso e coluna diferentes usam fixações diferentes, já que o tranco da partida solta a que foi mal escolhida. O diâmetro vem do manual do motor e dos furos da base.",
            "Antes da medida, veja de que é feito o piso ou a coluna, porque a fixação muda com o material. Depois, o manual e os furos da base dizem o diâmetro.",
          ],
        ],
        bullets: [
          "Concreto maciço: parabolt, longe da borda para não lascar",
          "Perto da borda ou concreto fraco: chumbador químico, com furo limpo e cura da resina",
          "Tijolo, bloco ou contrapiso fino: base de concreto, ou chapa atravessada na coluna",
          "Coluna de ferro: chapa soldada e parafuso com porca",
        ],
      },
      {
        about: "care",
        headings: ["Para o motor não soltar depois", "Aperto, nível e cura"],
        slots: [
          [
            "A base nova cura alguns dias antes de receber o motor, porque concreto fresco não segura o tranco. O aperto é conferido na primeira revisão, com o disjuntor desligado.",
            "Concreto recém-feito não aguenta a partida do motor, então é preciso esperar a cura. Depois das primeiras semanas vale um reaperto, sempre sem energia.",
            "Espere a cura do concreto, ou da resina no chumbador químico, antes de apertar. Um novo aperto na revisão seguinte evita folga, com a energia desligada.",
          ],
          [
            "No motor de correr, as porcas por baixo e por cima da base acertam a altura, até sobrar {rack.clearance} entre a engrenagem e a cremalheira, a barra dentada.",
            "As porcas acima e abaixo da chapa regulam a altura do motor de correr, que deve deixar {rack.clearance} de folga na cremalheira, a barra de dentes do portão.",
            "A altura do motor de correr é regulada nas porcas, com {rack.clearance} de folga entre os dentes da engrenagem e os da cremalheira, a barra presa à folha.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de que a fixação cedeu", "Quando o chumbador não segurou"],
        slots: [
          [
            "Motor que treme na partida, parafuso girando em falso e trinca no piso mostram que o chumbador soltou. Pare de usar o portão, porque o motor desalinhado quebra a engrenagem ou entorta o braço.",
            "Se o motor balança quando o portão abre, o furo alargou ou o concreto rachou. Desligue o disjuntor, porque fora do lugar a engrenagem gasta a cremalheira e o braço entorta.",
            "Tremor na partida, base que se move e parafuso frouxo são os sinais. Interrompa o uso, já que um motor solto gasta a engrenagem e força o braço.",
          ],
          [
            "Refazer a fixação com reaperto e alinhamento em casa parte de {price.preventive}, sem peças. Base ou chumbador novo soma o material.",
            "Em residência, reapertar e realinhar o motor sai a partir de {price.preventive}, sem peças, e base nova soma material.",
            "O reaperto com alinhamento começa em {price.preventive} em casa, sem peças, e base ou chumbador novo soma material.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Bucha plástica segura o motor do portão?",
        answers: [
          "Não, porque o tranco da partida arranca a bucha. Usa-se chumbador de metal ou base de concreto.",
          "Não serve, nem a de nylon grande, porque a vibração a solta em pouco tempo.",
        ],
      },
      {
        question: "Posso soldar o motor na base?",
        answers: [
          "Não: solda-se só a chapa, sem o motor por perto, e ele vai parafusado, para poder ser regulado.",
          "A solda é só na chapa ou no suporte, com a placa desconectada. O motor vai com parafuso, para acertar a altura.",
        ],
      },
      {
        question: "Quanto tempo a base de concreto leva para secar?",
        answers: [
          "Alguns dias até receber o motor com segurança, conforme o traço e o clima.",
          "Depende do concreto usado, em geral alguns dias. Apertar antes faz o chumbador girar em falso.",
        ],
      },
      {
        question: "Dá para usar os furos do motor antigo?",
        answers: [
          "Só se estiverem firmes e na medida do novo, o que é raro entre marcas. Furo alargado não segura outro chumbador do mesmo tamanho.",
          "Às vezes, com motor da mesma linha. Se o furo está gasto, fura-se em outro ponto ou refaz-se a base.",
        ],
      },
    ],
    photo: "fotos do lugar do motor, do piso ou da coluna e da etiqueta",
  },
  {
    id: "base-de-concreto-medidas",
    broader: "suporte",
    label: "Base de concreto do motor: medidas e chumbador",
    phrase: "as medidas da base de concreto do motor",
    asks: [
      ...combine(
        ["base concreto motor", "base concreto motor deslizante", "base motor portão", "base motor deslizante"],
        ["medidas", "medida", "tamanho", "dimensões", "altura", "profundidade", "quantos cm"],
      ),
      "chumbador base concreto medidas",
      "chumbador base concreto motor deslizante",
      "chumbador base concreto motor medidas",
      "como fazer base concreto motor portão",
      "base concreto motor portão",
      "base concreto motor deslizante",
    ],
    intent: "question",
    answers: {
      any: [
        "As medidas da base de concreto do motor deslizante vêm do manual: em geral um bloco de 5 a 10 cm maior que a chapa do motor em cada lado e com uns 20 cm de profundidade. Os quatro chumbadores ficam nos furos da chapa, e o topo, acima da água que empoça.",
        "A base do motor deslizante é um bloco de concreto com cerca de 20 cm de profundidade e sobra de 5 a 10 cm em volta da chapa, para o chumbador não lascar a borda. O diâmetro do chumbador é o do furo da chapa. O manual do modelo dá a medida exata, e a cura leva de 3 a 7 dias.",
        "A altura da base do motor deslizante é a que põe a engrenagem sob a cremalheira com folga de {rack.clearance}, e por isso é marcada com o motor e a barra no lugar. O topo fica alguns centímetros acima do piso, fora da água que empoça. O manual do modelo dá a medida, e o furo alongado da barra faz o acerto fino.",
      ],
      "how-to": [
        "Para fazer a base de concreto do motor de portão, abre-se uma cava de uns 20 cm, com 5 a 10 cm de sobra em volta da chapa, passa-se o conduíte da energia e concreta-se no nível, com os chumbadores no gabarito. A cura leva de 3 a 7 dias antes de montar o motor.",
        "A base de concreto do motor se faz com o conduíte já no lugar: cava de cerca de 20 cm, sobra de 5 a 10 cm em volta da chapa, concreto nivelado e quatro chumbadores. Espere de 3 a 7 dias de cura. O manual do modelo diz a altura e a distância até a cremalheira.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["As medidas que importam", "Medidas da base e do chumbador"],
        slots: [
          [
            "O manual do seu modelo manda, porque cada motor tem a sua chapa e a sua altura. Na falta dele, estas são as referências de obra.",
            "Cada motor traz no manual a chapa, os furos e a altura. As medidas abaixo servem para preparar o piso antes de o motor chegar.",
          ],
        ],
        bullets: [
          "Largura e comprimento: chapa do motor mais 5 a 10 cm de cada lado",
          "Profundidade: cerca de 20 cm, mais em terra solta",
          "Altura: poucos centímetros acima do piso, fora da água da chuva",
          "Chumbador: o diâmetro do furo da chapa, em geral quatro por motor",
          "Distância da folha: a que deixa {rack.clearance} entre engrenagem e cremalheira, a barra dentada",
        ],
      },
      {
        about: "choose",
        headings: ["Que chumbador usar na base", "Chumbador concretado, parabolt ou químico"],
        slots: [
          [
            "Em base nova, o melhor é a barra roscada concretada junto, no gabarito da chapa. Em concreto pronto usa-se o parabolt, um parafuso que se expande no furo, longe da borda. Perto da borda, o chumbador químico, colado com resina, não força o concreto.",
            "Quem faz a base pode deixar as barras roscadas presas nela desde o início. Num piso já curado, fura-se e usa-se parabolt, de expansão, ou chumbador químico, de resina, quando o furo fica a poucos centímetros da borda.",
          ],
          [
            "Deixe porca por baixo e por cima da chapa, porque é nelas que se acerta a altura do motor. Bucha plástica não serve: a vibração a solta.",
            "Duas porcas em cada parafuso, uma acima e outra abaixo da chapa, permitem regular a altura. Não use bucha de plástico, que afrouxa com o tranco da partida.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["O que deixar dentro do concreto", "Antes e depois de concretar"],
        slots: [
          [
            "O conduíte da energia e o da fotocélula sobem por dentro da base, no lado do motor. Depois de pronta, ela fica de 3 a 7 dias curando, mais perto de 7 com frio ou chuva, e só então recebe aperto.",
            "Passe os conduítes antes do concreto, porque depois só quebrando. Com a base pronta, espere de 3 a 7 dias; motor montado no concreto fresco arranca o chumbador.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Precisa de base de concreto em todo piso?",
        answers: [
          "Não. Piso de concreto maciço, com uns 10 cm e sem trinca, recebe o chumbador direto. Terra, bloquete e contrapiso fino pedem a base.",
          "Não em concreto firme, de uns 10 cm. Sobre terra, paralelepípedo ou piso oco, sim.",
        ],
      },
      {
        question: "Quem faz a base, o pedreiro ou vocês?",
        answers: [
          "O pedreiro pode fazer com o gabarito do motor, ou ela entra no nosso orçamento. Mande a foto do lugar para combinar.",
          "Tanto faz, desde que siga o gabarito da chapa. Podemos incluí-la no orçamento, pela foto do piso.",
        ],
      },
      {
        question: "A base do motor antigo serve no novo?",
        answers: [
          "Quase sempre, se está firme. Quando os furos não coincidem, usa-se uma chapa de adaptação.",
          "Serve quando não tem trinca nem balança. A diferença de furos se resolve com uma chapa no meio.",
        ],
      },
    ],
    photo: "fotos do piso no lugar do motor, com a trena, e do portão por dentro",
  },
  {
    id: "distancia-entre-fotocelulas",
    broader: "fotocelula",
    label: "Distância entre as fotocélulas",
    phrase: "a distância entre as fotocélulas",
    asks: [
      "fotocélula 20 metros",
      "fotocélula 15 metros",
      "fotocélula 10 metros",
      "fotocélula 30 metros",
      "alcance fotocélula",
      ...combine(
        ["distância", "quantos metros", "alcance", "distância máxima"],
        ["entre fotocélulas", "entre sensores portão", "fotocélula", "fotocélulas", "entre uma fotocélula outra"],
      ),
      "qual distância entre fotocélulas",
    ],
    intent: "question",
    answers: {
      any: [
        "Para um vão de 20 metros, escolha uma fotocélula cujo alcance escrito na ficha passe disso, porque as de casa vão, em geral, de 10 a 15 metros. Sol, chuva e poeira reduzem esse número, e por isso vale ter folga. Se não houver, usam-se barreiras de maior alcance.",
        "A distância entre as fotocélulas é a largura do vão do portão, e o máximo é o do modelo, em geral de 10 a 15 metros nas de casa. O que importa é o par ficar frente a frente, na mesma altura, de 40 a 60 cm do chão, com alcance de sobra.",
        "A fotocélula alcança de 10 a 15 metros na maioria dos modelos de casa, então um vão de 8 metros cabe com folga. As duas ficam uma de cada lado do portão, de frente e na mesma altura. Sol, chuva e poeira reduzem o alcance, por isso deixe alguns metros de sobra.",
        "A distância máxima do cabo da fotocélula depende da bitola e da central, que o manual informa, e entre as duas lentes vale o alcance do modelo, em geral de 10 a 15 metros. Fio muito fino e comprido derruba a tensão do sensor, por isso se usa bitola maior em vão largo.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como posicionar o par", "Altura, alinhamento e fio"],
        slots: [
          [
            "As duas ficam na mesma altura, de 40 a 60 cm do piso, rentes ao caminho da folha. Onde passa caminhão ou animal, um segundo par em outra altura completa a proteção.",
            "Ponha o par na mesma altura, entre 40 e 60 cm, perto do caminho da folha. Para caminhão ou animal, acrescente um par em altura diferente.",
            "O lugar comum é entre 40 e 60 cm do chão, junto do plano da folha e na mesma altura dos dois lados. Veículo alto e animal precisam de outro par.",
          ],
          [
            "O receptor fica do lado que recebe menos sol, e o fio passa em tubo separado da energia. Em vão longo, poucos graus de desvio bastam para perder o feixe, então o suporte precisa ser firme.",
            "Do lado mais sombreado vai o receptor, com o fio longe do cabo de energia. Quanto maior a distância, mais firme deve ser o suporte, porque um pequeno giro desalinha o feixe.",
            "Sol de frente confunde o receptor, que por isso fica do lado da sombra, com fio separado da energia. Em vão comprido, uma batida leve no suporte já desalinha.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Fotocélula para vão largo", "Quando a distância atrapalha"],
        slots: [
          [
            "Acima de uns 6 metros, prefira modelo com alcance de pelo menos uma vez e meia o vão e luz indicadora, que ajuda a alinhar. Veja na ficha o alcance ao ar livre, menor que o de laboratório.",
            "Portão largo precisa de sensor com alcance bem maior que o vão, cerca de uma vez e meia, e com indicador luminoso. O número que vale é o de uso externo, na ficha.",
            "Para mais de 6 metros, escolha alcance ao ar livre de pelo menos uma vez e meia o vão. A luz de alinhamento economiza tempo na montagem.",
          ],
          [
            "O fio até o outro lado passa por tubo sob o piso. Sem tubo, há modelo com emissor a pilha, trocada de tempos em tempos, porque abrir o piso pesa muito no preço.",
            "Sem tubo sob o chão, usa-se emissor a pilha, que precisa de troca periódica. Abrir o piso para passar o fio pode custar mais que o próprio sensor.",
            "Se não dá para levar cabo, a versão a pilha resolve, com troca de tempos em tempos. Com o tubo pronto, o sensor com fio é melhor.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço", "Par, fio e mão de obra"],
        slots: [
          [
            "O par e a instalação são orçados juntos, e o que pesa na distância é o cabo até o outro lado. Alinhar e limpar um par que já existe, em casa, parte de {price.preventive}, sem peças.",
            "A maior parte do valor pode ser o cabo até o outro lado. Se o par só perdeu o alinhamento, o ajuste em residência começa em {price.preventive}, fora peças.",
            "Sensor e mão de obra formam um só preço, que sobe com o comprimento do cabo. Regular o par existente custa em casa a partir de {price.preventive}, sem contar peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Fotocélula perto demais funciona?",
        answers: [
          "Funciona, na maioria dos modelos. Em vão muito estreito, o reflexo pode confundir, e a ficha traz a distância mínima.",
          "Em geral, sim. Se o vão tem menos de um metro, confira o mínimo na embalagem.",
        ],
      },
      {
        question: "A que distância da folha fica a fotocélula?",
        answers: [
          "O mais perto possível do caminho da folha, em geral até 15 cm, sem que ela corte o próprio feixe.",
          "Rente ao plano da folha, a poucos centímetros, com o feixe livre quando o portão se move.",
        ],
      },
      {
        question: "Duas fotocélulas próximas se atrapalham?",
        answers: [
          "Podem se atrapalhar, porque o receptor de um par lê o emissor do outro. Inverta emissor e receptor de um deles ou afaste as alturas.",
          "Sim, quando os feixes ficam lado a lado no mesmo sentido. Trocar os lados de um par resolve.",
        ],
      },
      {
        question: "Portão de correr precisa de duas fotocélulas?",
        answers: [
          "Um par, com emissor e receptor, basta na maioria das casas. Onde passam veículos altos, um segundo par protege o que o primeiro não vê.",
          "Em residência, basta um par. Em prédio ou empresa, dois pares em alturas diferentes são comuns.",
        ],
      },
    ],
    photo: "uma foto do vão, de frente, com as duas colunas",
  },
  {
    id: "antes-de-chamar-o-tecnico",
    broader: "tecnico",
    label: "O que olhar antes de chamar o técnico",
    phrase: "o que olhar antes de chamar o técnico",
    asks: [
      "portão quebrado fazer primeiro",
      "portão quebrado o que fazer primeiro",
      "portão quebrou fazer primeiro",
      "portão estragou fazer primeiro",
      ...combine(
        ["antes chamar", "antes ligar", "olhar antes", "verificar antes", "conferir antes"],
        ["técnico", "técnico olhar", "técnico verificar", "chamar técnico", "assistência", "técnico o que fazer"],
      ),
    ],
    intent: "how-to",
    answers: {
      any: [
        "Antes de chamar o técnico, olhe seis coisas no portão: disjuntor, pilha do controle, botão da parede, lentes da fotocélula, o caminho da folha e a chave de destravamento. São cinco minutos, por fora e sem abrir o motor. Com cheiro de queimado, choque, cabo solto ou folha torta, não teste nada: desligue o disjuntor e chame.",
        "O que verificar antes de pagar a visita, com o portão parado: disjuntor ligado, pilha nova ou outro controle, botão da parede, lentes da fotocélula limpas, pedra ou ferrolho na folha e a trava manual do motor. Se há choque, cheiro de queimado ou cabo frouxo, pule os testes e corte a energia.",
        "Antes de chamar o técnico, você mesmo pode checar o disjuntor, o controle, o botão da parede, a fotocélula, o caminho da folha e a chave que destrava o motor. Não é preciso ferramenta, e leva cinco minutos. Se houver cabo solto, folha torta, choque ou fumaça, desligue o disjuntor e não teste nada.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir, em ordem", "Cinco minutos antes de chamar o técnico"],
        slots: [
          [
            "Faça tudo por fora, com a folha à vista e ninguém no caminho. Pare no primeiro teste que resolver.",
            "Siga a ordem, com a tampa do motor fechada e a passagem livre. Se um passo resolver, os outros não são necessários.",
            "Nenhum passo pede abrir o motor nem pôr a mão na folha em movimento. Faça um teste de cada vez.",
          ],
        ],
        steps: [
          "Veja o disjuntor do portão e o DR, e religue uma vez só.",
          "Teste outro controle ou troque a pilha.",
          "Aperte a botoeira, o botão da parede, e repare no som do motor.",
          "Se o portão abre e não fecha, passe um pano seco nas lentes da fotocélula.",
          "Procure pedra, ferrolho, cadeado ou galho na folha e no trilho.",
          "Confira se a chave de destravamento está na posição travada.",
        ],
      },
      {
        about: "causes",
        headings: ["O que cada sinal quer dizer", "Do som do motor à causa provável"],
        slots: [
          [
            "O som do motor e o comando que falha mostram a causa provável. Conte isso na mensagem.",
            "Repare no que o motor faz quando recebe a ordem, porque isso adianta o diagnóstico.",
            "Um toque na botoeira e atenção ao som já dizem muito. Compare com estes casos:",
          ],
        ],
        bullets: [
          "Só o controle falha: pilha fraca ou controle fora da memória",
          "O portão abre e não fecha: fotocélula suja ou torta",
          "O motor ronca e não anda: capacitor fraco ou folha presa",
          "O motor gira e a folha fica parada: motor destravado ou engrenagem gasta",
          "O motor fica mudo: disjuntor, fusível ou placa",
        ],
      },
      {
        about: "visit",
        headings: ["O que contar ao técnico", "Para a visita ser curta"],
        slots: [
          [
            "Diga se o motor faz som, se a falha é no controle, na botoeira ou nos dois, e o que houve antes, como chuva, queda de luz ou batida. Com um vídeo e a foto da etiqueta, o técnico leva a peça provável já na primeira ida.",
            "Conte o som do motor, quais comandos falham e o que mudou antes do defeito. O vídeo e a etiqueta do motor ajudam o técnico a levar a peça certa.",
            "Conte que som o motor faz, quais comandos não funcionam e o que aconteceu na véspera. Mande também um vídeo curto e a foto da etiqueta, para o técnico trazer a peça.",
          ],
          [
            "Quando basta regular, a visita em casa parte de {price.preventive}, sem peças, e o reparo pequeno leva até {trade.smallRepair}.",
            "O ajuste em residência começa em {price.preventive}, fora peças, e costuma caber em {trade.smallRepair}.",
            "Um conserto simples leva até {trade.smallRepair}, e a visita em casa custa a partir de {price.preventive}, sem peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso abrir a tampa do motor para olhar?",
        answers: [
          "Não. Sob a tampa há tensão da rede e um capacitor que guarda carga mesmo desligado. O que o morador confere fica por fora.",
          "Não abra, pelo risco de choque. O disjuntor, o controle e a fotocélula são vistos sem tirar a tampa.",
        ],
      },
      {
        question: "Resolvi sozinho. Ainda vale a revisão?",
        answers: [
          "Vale se o defeito volta ou se a folha está pesada. Em casa, a revisão é feita {visits.home}.",
          "Se foi pilha ou lente suja, não há pressa. Faça a revisão de casa {visits.home}.",
        ],
      },
      {
        question: "O portão parou aberto. Como espero o técnico?",
        answers: [
          "Desligue o disjuntor. O portão de correr ou de abrir, reto, pode ser destravado e fechado na mão; o basculante fica como está, sem ninguém embaixo.",
          "Com o disjuntor desligado, feche na mão só a folha de correr ou de abrir que está reta. Se é basculante, isole a passagem e tranque as portas de dentro.",
        ],
      },
      {
        question: "Se o técnico vier e for só pilha, eu pago?",
        answers: [
          "A visita feita é cobrada, com valor informado antes. Por isso mande um vídeo primeiro: pilha e fotocélula muitas vezes se resolvem por mensagem, sem custo.",
          "A orientação por WhatsApp não é cobrada e resolve pilha e lente suja. Se o técnico precisa ir, o valor é combinado antes.",
        ],
      },
    ],
    photo: "um vídeo curto do defeito e a foto da etiqueta do motor",
  },
  {
    id: "preparar-o-portao-para-o-motor",
    broader: "instalacao",
    label: "O que preparar no portão antes do motor",
    phrase: "o preparo do portão para o motor",
    asks: [
      ...combine(
        ["antes instalar motor", "antes colocar motor", "antes pôr motor", "preparar portão", "antes automatizar"],
        ["", "portão", "fazer portão", "preciso fazer", "o que fazer", "receber motor", "motor"],
      ),
    ],
    intent: "how-to",
    answers: {
      any: [
        "Antes de instalar o motor, prepare três coisas no portão: folha leve na mão e sem raspar, ponto de energia com terra e disjuntor próprio perto do motor, e lugar firme para prendê-lo. Solda e pintura vêm antes; no basculante, o equilíbrio é conferido pelo técnico, sem você soltar a folha.",
        "O portão está pronto para instalar o motor quando anda reto e leve, tem batente, energia em circuito próprio com terra e coluna ou base firme. Roldana travada, dobradiça caída e solda a fazer se resolvem antes; cabo e contrapeso de basculante ficam com o técnico.",
        "Para deixar o portão preparado para automatizar, conserte o que raspa ou balança, leve fio de 2,5 mm² com terra até perto do motor e, no de correr, reserve piso firme para a base. A instalação leva {time.tilting} no basculante e {time.sliding} no de correr.",
      ],
      installation: [
        "Antes de instalar o motor, o que você precisa fazer no portão é deixá-lo leve, reto e sem raspar, com solda, roldana ou dobradiça em ordem. Leve também um ponto de energia com terra até perto dele e, no de correr, separe um lugar firme para a base.",
        "Para a equipe instalar o motor na semana que vem, deixe preparado: folha sem raspar, batentes firmes, circuito próprio com terra e passagem livre. Basculante não se mexe em casa, porque cabo e contrapeso são conferidos pelo técnico.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como o portão precisa estar", "O que conferir na folha"],
        slots: [
          [
            "O motor move a folha, mas não corrige defeito dela. Confira o seu tipo, só olhando e, no de correr e no de abrir, empurrando de leve.",
            "Folha pesada hoje vira motor queimado amanhã. Veja o que o seu tipo de portão exige.",
            "Cada tipo tem seu ponto fraco, e é melhor achá-lo antes da montagem.",
          ],
        ],
        bullets: [
          "De correr: trilho reto e limpo, roldanas girando, guia de cima justa e batente nas duas pontas.",
          "De abrir: dobradiça sem folga, folha que não arria, batente no chão e coluna firme.",
          "Basculante: cabos inteiros e contrapeso certo, vistos pelo técnico; não solte a folha para testar.",
          "Todos: reforço de chapa onde o motor prende, se o perfil é fino.",
        ],
      },
      {
        about: "care",
        headings: ["Energia e lugar do motor", "O que deixar pronto"],
        slots: [
          [
            "O eletricista leva do quadro um circuito só do portão, com fio de no mínimo 2,5 mm², terra e disjuntor próprio, na tensão do motor. No de correr, o piso ao lado da folha precisa ser de concreto firme para a base.",
            "Peça ao eletricista circuito exclusivo na tensão do motor, com terra, disjuntor e fio de 2,5 mm² ou mais. Separe, no portão de correr, um trecho de concreto firme para fixar a base.",
            "Circuito próprio na tensão do motor, fio mínimo de 2,5 mm² e aterramento são a parte elétrica. O motor de correr ainda pede base em concreto firme.",
          ],
          [
            "Tinta e solda vêm antes, porque soldar com a placa ligada a queima. No dia, deixe a passagem livre e o carro fora da garagem.",
            "Solde e pinte primeiro, ou a corrente da solda destrói a central. Na data, tire o carro e libere o acesso.",
            "Termine solda e pintura antes da montagem, para não queimar a placa. Garagem vazia e passagem aberta agilizam o dia.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que está no preço e o que soma", "A conta da instalação"],
        slots: [
          [
            "No kit basculante de até {width.quarterHp}, a instalação já está incluída: {models.pricesOr}. Motor comprado à parte tem mão de obra a partir de {price.installation}.",
            "Quem compra o kit basculante, até {width.quarterHp}, paga {models.pricesOr} já montado. Para motor trazido por você, instalar custa desde {price.installation}.",
            "Montagem, regulagem e controles gravados estão no kit basculante de {price.lowest} em diante, até {width.quarterHp}. Só a mão de obra, com motor seu, parte de {price.installation}.",
          ],
          [
            "Ponto de energia, solda, roldana, base e cremalheira entram em linhas próprias. Resolvidos antes, saem da conta e não atrasam o dia.",
            "O que faltar na preparação se soma, item por item: cabo, base, cremalheira ou reparo da folha. Deixar pronto reduz o total e o tempo.",
            "Energia distante, base nova e conserto de folha são cobrados à parte. Cada item já preparado é um a menos no orçamento.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso trocar as roldanas antes do motor?",
        answers: [
          "Se giram livres e sem folga, não. Roda travada ou gasta se troca antes, senão o motor força desde o início.",
          "Só as ruins. A prova é a folha correr leve na mão, de ponta a ponta.",
        ],
      },
      {
        question: "A base de concreto fica por minha conta?",
        answers: [
          "Pode ser feita por nós ou pelo seu pedreiro, conforme combinado. Concreto novo cura cerca de uma semana antes de receber o motor.",
          "Combina-se antes. Em piso firme ela é parafusada, e em terra ou lajota faz-se uma de concreto, com uns sete dias de cura.",
        ],
      },
      {
        question: "Portão novo pode receber motor no mesmo dia?",
        answers: [
          "Pode, se a solda e a pintura secaram e a folha anda leve na mão. No basculante, o contrapeso já deve estar acertado.",
          "Sim, com tinta seca e folha leve. Base de concreto fresca é o que obriga a esperar.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação?",
        answers: [
          "No basculante, {time.tilting}; no de correr, {time.sliding}, com tudo preparado.",
          "São {time.tilting} em basculante e {time.sliding} em deslizante. Falta de energia ou folha pesada alongam.",
        ],
      },
    ],
    photo: "fotos do portão fechado e aberto e do lugar onde ficaria o motor",
  },
  {
    id: "controle-deixado-no-carro",
    broader: "invasao",
    label: "Deixar o controle do portão no carro",
    phrase: "o controle deixado no carro",
    asks: [
      ...combine(
        ["deixar controle", "controle", "guardar controle", "perigoso controle", "perigoso deixar controle"],
        ["no carro", "dentro carro", "carro na rua", "carro perigoso", "quebra-sol carro", "carro estacionado rua"],
      ),
      "perigoso deixar controle portão carro",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, é perigoso deixar o controle do portão no carro que dorme na rua, no quebra-sol ou no porta-luvas: quem quebra o vidro leva o controle e, pelo documento, acha a casa. Leve-o no chaveiro; se roubaram o carro com ele dentro, desligue o disjuntor e apague a memória no mesmo dia.",
        "Deixar o controle da garagem dentro do carro é arriscado fora de casa, porque ele abre o portão para quem o pegar. Na garagem fechada, o risco é pequeno; na rua, guarde no chaveiro ou na bolsa e, se o veículo for levado, apague o controle da central no mesmo dia.",
        "O controle deixado no carro vira chave da casa para quem arromba o veículo, ainda mais no porta-luvas, junto do documento com o endereço. Onde guardar: no chaveiro ou com você; roubado o carro, corte o disjuntor do portão e limpe a memória da central.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Onde está o risco", "Rua, oficina e manobrista"],
        slots: [
          [
            "O perigo muda com o lugar em que o carro fica.",
            "Veja onde o controle corre mais risco.",
            "Nem todo lugar pede o mesmo cuidado.",
          ],
        ],
        bullets: [
          "Carro na rua: vidro quebrado, controle e endereço levados juntos",
          "Oficina, lava-rápido e manobrista: código fixo se copia em minutos",
          "Estacionamento do trabalho: guarde fora de vista ou leve com você",
          "Garagem fechada de casa: risco pequeno",
          "Painel ao sol: a pilha acaba antes e o plástico resseca",
        ],
      },
      {
        about: "check",
        headings: ["Se o carro ou o controle foi roubado", "O que fazer no mesmo dia"],
        slots: [
          [
            "Enquanto a memória não é limpa, o controle roubado abre o portão. Por isso a energia vem primeiro.",
            "O aparelho levado continua valendo até ser apagado. A ordem é esta.",
            "Quem está com o controle entra até você apagar o cadastro. Comece pelo disjuntor.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão e passe o ferrolho por dentro.",
          "Registre o boletim de ocorrência e conte que o controle foi junto.",
          "Reúna todos os controles que ficaram.",
          "Peça para apagar a memória e regravar só os seus.",
          "Em prédio, avise a portaria no mesmo dia.",
        ],
      },
      {
        about: "care",
        headings: ["Onde guardar em vez do carro", "Chaveiro, tag ou aplicativo"],
        slots: [
          [
            "Um controle de chaveiro vai com a chave e não fica à vista. A tag, colada no vidro e bloqueada na hora, e o aplicativo, protegido por senha, dispensam o controle no painel.",
            "Prefira o modelo pequeno, preso ao chaveiro. Tag e aplicativo também resolvem, porque se bloqueiam em um minuto se algo sumir.",
            "O melhor lugar é o seu chaveiro. Outra saída é a tag no vidro ou o aplicativo no celular, que se cancelam sem mexer nos demais.",
          ],
          [
            "Para apagar e regravar todos de uma vez, a visita com ajuste em casa parte de {price.preventive}, sem peças, e leva até {trade.smallRepair}. Com código rolante, a cópia feita em oficina deixa de funcionar.",
            "A limpeza da memória com novo cadastro cabe numa visita, desde {price.preventive} em casa com ajuste, fora peças, de até {trade.smallRepair}. Passar ao código rolante impede a cópia.",
            "Quem não grava sozinho paga a visita de ajuste, que em residência começa em {price.preventive}, sem peças, e dura até {trade.smallRepair}. O código rolante é a defesa contra a clonagem.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O sol no painel estraga o controle?",
        answers: [
          "Acaba com a pilha mais cedo e resseca o plástico e a borracha dos botões. Se precisa deixar, que seja na sombra e fora de vista.",
          "Com o tempo, sim: o calor dentro do carro passa de 60 graus em dia de sol. A pilha e a tela dos botões sofrem primeiro.",
        ],
      },
      {
        question: "Controle de código rolante é seguro no carro?",
        answers: [
          "Contra cópia, sim; contra furto, não: quem o leva abre o portão até ele ser apagado da central.",
          "Ele impede que copiem em oficina ou lava-rápido. Se o aparelho em si for levado, só apagar resolve.",
        ],
      },
      {
        question: "Dá para apagar só o controle roubado?",
        answers: [
          "Em centrais que guardam cada controle numa posição, sim. Nas comuns, apaga-se tudo e regravam-se os da casa, em poucos minutos cada.",
          "Depende da central. Muitas só limpam a memória inteira, por isso separe todos os controles antes.",
        ],
      },
      {
        question: "E o controle embutido no carro, é mais seguro?",
        answers: [
          "Ele não fica solto para ser levado, mas abre para quem entrar no veículo. Se o carro some, apague-o da central do mesmo jeito.",
          "Não se rouba separado, o que ajuda. Com o carro levado, porém, é igual: corte a energia e limpe a memória.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e do controle que ficou",
  },
  {
    id: "subir-ou-cortar-a-folha",
    broader: "serralheria",
    label: "Subir ou cortar a folha do portão",
    phrase: "subir ou cortar a folha do portão",
    asks: [
      "dá para encurtar folha portão",
      "encurtar folha portão",
      "cortar pedaço parte baixo portão",
      "cortar parte de baixo portão",
      ...combine(
        ["subir portão", "levantar portão", "erguer portão", "cortar portão", "cortar folha portão"],
        [
          "cm",
          "centímetros",
          "5 cm",
          "degrau",
          "passar degrau",
          "embaixo",
          "piso novo",
          "quanto",
          "preço",
          "passar por cima",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, dá para subir o portão alguns centímetros ou cortar a folha embaixo, e os dois são serviço de serralheiro com a folha escorada. Havendo folga em cima, subir é melhor, porque mexe só na roda ou na dobradiça; sem folga, pode cortar, desde que a barra de baixo seja soldada de novo.",
        "Pode cortar o portão que pega no degrau, mas primeiro veja se ele pode subir: com 5 cm livres no alto, o serralheiro ergue a folha pelo apoio, sem corte. O corte exige refazer o tubo de baixo, e nos dois casos o motor é regulado depois.",
        "Dá para encurtar a folha do portão cortando a parte de baixo, e o serralheiro solda ali uma barra nova para o quadro não abrir. Se sobra altura em cima, levantar alguns centímetros pela roda ou dobradiça dá menos trabalho e preserva a folha de ferro inteira.",
      ],
      price: [
        "Para subir o portão 5 cm, você paga a mão de obra do serralheiro, mais roda, dobradiça ou trilho se mudarem, e a regulagem do motor depois, que em casa parte de {price.preventive}, sem peças. Cortar a folha custa mais que subir, porque leva solda, barra nova e pintura.",
        "Subir o portão pelo apoio costuma custar menos que cortar a folha, já que o corte soma solda, barra nova e pintura. O serralheiro cobra pelos centímetros e pelo tipo de portão, e o acerto do motor no fim, em residência, começa em {price.preventive}, fora peças.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Subir, cortar ou mexer no piso", "Qual saída serve"],
        slots: [
          [
            "Meça a sobra no alto: se ela cobre o que falta embaixo, sobe-se a folha e nada é cortado. Sem sobra, corta-se a barra inferior e solda-se outra, com fundo e tinta contra ferrugem.",
            "A folga de cima decide. Quando ela passa dos centímetros que a folha precisa ganhar, o serralheiro só levanta; quando falta, corta a base e refaz o tubo, pintado em seguida.",
            "Compare o que pega no chão com o espaço livre no alto. Espaço suficiente permite erguer sem corte, e espaço curto leva à barra de baixo cortada, refeita e protegida da ferrugem.",
          ],
          [
            "Se o piso atrapalha num ponto só, rebaixar o degrau com pedreiro pode ser a saída mais barata. Desbastar poucos centímetros de cimento não mexe no portão nem no motor.",
            "Um degrau isolado se resolve também no chão: o pedreiro rebaixa o trecho, e a folha fica como está. Vale pedir esse preço antes de cortar ferro.",
            "Quando só uma parte do chão raspa, desbastar o cimento ali costuma custar menos que serralheria. O portão e a automação continuam sem nenhuma mudança.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é feito o serviço na folha", "Da folha escorada ao motor regulado"],
        slots: [
          [
            "O disjuntor é desligado, os fios da placa são soltos por causa da solda e a folha recebe escora antes de perder qualquer apoio. Só então o serralheiro ergue a roda, muda a dobradiça ou corta a base.",
            "Antes de tudo vêm a energia cortada, a central desconectada, que a solda queimaria, e a escora da folha. Roda, dobradiça ou barra inferior são mexidas depois disso, do chão para cima.",
            "A folha fica apoiada e o motor, sem energia e com os fios da central soltos, porque a corrente de solda estraga a placa. Em seguida o serralheiro trabalha no apoio ou no corte.",
          ],
          [
            "No fim o técnico acerta a altura da cremalheira ou do braço e regula o fim de curso, o sensor de fim de percurso. No basculante ele ainda confere o contrapeso, porque a folha mudou de peso.",
            "Com a folha em outra altura, cremalheira, braço e fim de curso, que marca onde ela para, voltam ao ponto. Basculante cortado pede contrapeso acertado, sempre pelo técnico.",
            "A automação é regulada por último: altura do braço ou da cremalheira, percurso e força. Se o portão é basculante, o peso retirado da folha sai também do contrapeso.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no preço", "Do mais barato ao mais caro"],
        slots: [
          [
            "A ordem comum vai do ajuste na roda ou na dobradiça ao corte com barra nova. Somam no valor estes pontos.",
            "Regular o apoio é o serviço menor, e cortar com solda e pintura é o maior. O que muda a conta está aqui.",
            "Do ajuste simples ao corte completo, o preço sobe com o trabalho de solda. Veja o que entra.",
          ],
        ],
        bullets: [
          "Tipo de portão: de correr, de abrir ou basculante",
          "Quantos centímetros e em que comprimento de folha",
          "Roda, dobradiça ou trilho novos",
          "Solda, barra e pintura, no caso do corte",
          "Regulagem do motor no fim",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso cortar a folha com o motor no lugar?",
        answers: [
          "Pode ficar no lugar, mas desligado: o disjuntor fica baixo e os fios saem da placa, porque a solda queima a central. A folha é escorada antes do primeiro corte.",
          "O motor não precisa sair da parede; o que se solta são os fios da central, com a energia cortada. Sem isso, a corrente da solda passa pela placa.",
        ],
      },
      {
        question: "Quantos centímetros de folga deve haver embaixo?",
        answers: [
          "O bastante para não raspar em nenhum ponto do percurso, em geral poucos centímetros. Em piso irregular, mede-se no ponto mais alto do chão.",
          "Não há número único: a folha precisa passar livre pelo lugar mais alto do piso. Folga demais deixa entrar água e animal.",
        ],
      },
      {
        question: "Subir a folha deixa o portão menos seguro?",
        answers: [
          "Não, se a folga embaixo continuar pequena. Um vão maior pode ser fechado com uma barra ou uma borracha, sem voltar a raspar no degrau.",
          "Só se sobrar um vão por onde passe uma mão ou um animal. Nesse caso, uma borracha ou aba na base cobre a abertura.",
        ],
      },
      {
        question: "Quanto tempo leva?",
        answers: [
          "Levantar pela roda ou pela dobradiça costuma caber num dia. O corte com barra nova demora mais, por causa da solda e da secagem da pintura.",
          "O ajuste do apoio é serviço de um dia, e o corte pode passar disso, já que a base soldada precisa de fundo e tinta.",
        ],
      },
    ],
    photo: "fotos da parte de baixo e de cima da folha, com uma medida da folga",
  },
  {
    id: "portao-pega-no-carro",
    broader: "medidas",
    label: "Portão que pega no carro ao abrir",
    phrase: "o portão que pega no carro ao abrir",
    asks: [
      "pivotante bate carro abrir",
      "bate no carro ao abrir",
      "pivotante bate carro abre",
      "bate carro quando abre",
      "folha bate carro abre",
      "pega carro ao abrir",
      "portão encosta capô carro",
      "portão pega no carro",
      "portão encosta antena carro",
      "portão encosta na antena",
      "portão basculante bate teto do carro",
      "basculante encosta teto do veículo",
      "portão acerta capô carro abre",
      "portão bate capô quando abre",
      ...combine(
        ["basculante", "portão", "folha"],
        [
          "pega antena carro",
          "bate antena carro",
          "pega teto carro",
          "pega rack carro",
          "pega carro abre",
          "pega carro estacionado",
          "pega para-choque carro",
          "encosta carro abre",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "O portão basculante pega no carro, no teto, na antena ou no rack, porque a folha aberta ficou baixa ou o carro para no caminho dela. Não entre com ela em movimento; se não abre até o fim, regular o fim de curso resolve, a partir de {price.preventive} em casa, sem peças.",
        "Portão que encosta na antena ou bate no teto do carro ao abrir precisa de mais curso ou de mais distância: no basculante, a borda de baixo avança antes de subir. Se antes não pegava, é regulagem, desde {price.preventive} em casa, fora peças; se sempre pegou, falta altura.",
        "Se a folha aberta ficou baixa e raspa no carro, veja se ela chega ao fim: fim de curso curto tira altura e se ajusta, por {price.preventive} em diante em residência, sem contar peças. Vão baixo de origem pede antena curta, tirar o rack ou outro tipo de portão.",
        "O portão pivotante que bate no carro ao abrir precisa de mais espaço ou de um sensor: a folha varre um quarto de círculo, e o carro tem de parar fora dele. A fotocélula só protege o fechamento se estiver apenas no vão; para a abertura, põe-se outro par ou limita-se o curso, por {price.preventive} em diante em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que medir com o portão e o carro", "Altura livre e avanço da folha"],
        slots: [
          [
            "Meça com a folha parada e ninguém embaixo. A conta compara a altura livre com o carro mais alto, de rack e antena.",
            "As medidas se tiram com o portão parado, de lado. Compare com o ponto mais alto do carro.",
            "Com a folha imóvel e o vão vazio, anote as quatro medidas. A menor folga mostra onde pega.",
          ],
        ],
        steps: [
          "Meça do piso até a borda da folha toda aberta.",
          "Meça o carro com rack e antena.",
          "Filme de lado uma abertura e veja até onde a borda de baixo avança.",
          "Marque no chão o limite e estacione antes dele.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão passou a pegar no carro", "Fim de curso, cabo ou carro mais alto"],
        slots: [
          [
            "Se parava mais alto antes, o fim de curso, o sensor que manda parar, saiu do ponto, ou o cabo esticou e a folha ficou caída de um lado. Cabo e contrapeso são só do técnico.",
            "O sensor de fim de curso fora do lugar faz a folha parar cedo, e cabo cansado a deixa baixa de uma ponta. Em nenhum dos dois casos se puxa ou se destrava o basculante.",
            "Folha que deixou de subir inteira tem fim de curso deslocado ou cabo frouxo, que baixa um lado. Ninguém passa embaixo até o acerto.",
          ],
          [
            "Quando nada mudou no portão, mudou o carro: SUV, rack e antena somam vários centímetros. O piso refeito mais alto também tira vão livre.",
            "Carro novo mais alto, bagageiro ou antena comprida explicam o resto. Concreto novo na rampa rouba altura do mesmo modo.",
            "Troca de carro, rack no teto e contrapiso novo reduzem a folga sem que o portão tenha defeito.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que resolve em cada caso", "Curso, vaga ou outro portão"],
        slots: [
          [
            "O mais barato é regular o curso e marcar a vaga; depois, antena curta e rack fora. Vão baixo de origem só muda com obra ou com portão de correr, que libera a altura inteira.",
            "Comece pela regulagem e por parar mais longe. Se a altura é mesmo pouca, o caminho é o deslizante, que deixa o vão livre, ou serralheria nos braços.",
            "Em ordem de custo: ajuste, marca no chão, antena menor e, por fim, outro portão. O de correr não tira altura, mas pede parede livre ao lado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso fazer o basculante subir mais?",
        answers: [
          "Só até o limite dos braços e dos cabos. Quem regula é o técnico, porque passar do ponto força cabo e motor.",
          "Até onde os braços permitem. Além disso a folha bate em cima e o cabo se gasta.",
        ],
      },
      {
        question: "O portão arranhou o carro. Quem paga?",
        answers: [
          "Na sua casa, o seguro do carro conforme a apólice; em prédio, depende de falha do portão ou da manobra.",
          "Em casa, você ou o seguro. No condomínio, paga quem causou: falha do portão ou motorista fora da vaga.",
        ],
      },
      {
        question: "A fotocélula evita isso?",
        answers: [
          "Evita o fechamento sobre o carro no vão, mas não vê a antena nem o teto na subida da folha.",
          "Só em parte: ela protege no fechamento. Na abertura, quem evita o toque é a distância do carro.",
        ],
      },
      {
        question: "Quanto tempo leva a regulagem?",
        answers: [
          "Acertar o fim de curso leva até {trade.smallRepair}. Cabo ou contrapeso tomam mais tempo, com a folha escorada.",
          "Até {trade.smallRepair}, se for só o ponto de parada. Com cabo a trocar, o serviço é maior e a peça entra à parte.",
        ],
      },
    ],
    photo: "uma foto do portão aberto, com o carro fora, e a altura livre medida",
  },
  {
    id: "defeito-no-motor-ou-na-folha",
    broader: "nao-abre",
    label: "O defeito é do motor ou do portão?",
    phrase: "o defeito do motor ou da folha",
    intent: "how-to",
    asks: [
      "problema é motor ou portão",
      "saber problema motor ou portão",
      "defeito é motor ou portão",
      "saber defeito motor ou portão",
      "saber se é motor ou portão",
      "problema motor ou folha",
      "defeito motor ou folha",
      "problema no motor ou no portão",
    ],
    answers: {
      any: [
        "Para saber se o problema é o motor ou o portão, mova a folha sem o motor: se ela anda leve na mão, o defeito é do motor ou da parte elétrica; se pesa ou prende, é do portão. Faça esse teste só em portão de correr ou de abrir, reto, com o disjuntor desligado. No basculante, quem testa é o técnico, porque a folha pode cair.",
        "O defeito é do portão quando a folha pesa, raspa ou prende mesmo solta do motor, e é do motor quando ela anda leve na mão e não anda no controle. O teste se faz com o disjuntor desligado e a chave do motor, só em folha de correr ou de abrir, reta. O basculante fica para o técnico. A visita em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como testar a folha sem o motor", "O teste, passo a passo"],
        slots: [
          [
            "O teste leva cinco minutos e não pede ferramenta. Não faça em rampa, em portão torto nem em basculante.",
            "Faça com outra pessoa olhando a passagem. Portão em rampa, torto ou basculante fica fora do teste.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão e, se houver, o nobreak.",
          "Veja se a folha está reta, no lugar e em piso plano.",
          "Gire a chave do motor até o fim e mova a folha devagar, com as duas mãos.",
          "Repare se ela anda leve até o fim ou se prende em algum ponto.",
          "Feche, volte a chave e só então religue o disjuntor.",
        ],
      },
      {
        about: "signs",
        headings: ["O que cada sinal indica", "Motor, parte elétrica ou folha"],
        slots: [
          [
            "Sem destravar nada, o som do motor e o jeito da folha já ajudam:",
            "Compare o que você vê e escuta com estes casos:",
          ],
        ],
        bullets: [
          "Folha que raspa, pende ou range: roldana, trilho ou dobradiça",
          "Motor que ronca e a folha não sai: capacitor fraco ou folha presa",
          "Motor que gira e a folha fica parada: motor destravado ou engrenagem gasta",
          "Motor mudo: disjuntor, fusível ou placa",
          "Para sempre no mesmo ponto: trilho, emenda ou fim de curso",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz", "Como o técnico separa os dois"],
        slots: [
          [
            "O técnico solta a folha com segurança, sente o peso e corrige a parte mecânica primeiro. Depois mede a energia, o capacitor e a placa. Assim ele troca só a peça com defeito, com o valor aprovado por você antes.",
            "Com a folha apoiada, o técnico testa o portão sem o motor e depois mede o motor sem a folha. O orçamento separa a peça da mão de obra, e a regulagem em casa parte de {price.preventive}, sem peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A folha anda leve e o motor ronca. O que é?",
        answers: [
          "Quase sempre o capacitor, a peça que dá a partida. Desligue o disjuntor, porque roncando parado o motor queima.",
          "O mais comum é capacitor fraco. É uma das peças mais baratas do motor, e o técnico mede antes de trocar.",
        ],
      },
      {
        question: "A folha está pesada. O motor estragou?",
        answers: [
          "Nem sempre. Com a folha leve de novo, o motor costuma voltar ao normal; a medição mostra se ele sofreu.",
          "Pode ter sofrido, mas primeiro a folha é acertada. Motor novo em folha pesada queima do mesmo jeito.",
        ],
      },
      {
        question: "Chamo o serralheiro ou o técnico de motor?",
        answers: [
          "Comece pelo técnico de portão, que testa os dois. O serralheiro entra quando o quadro entortou ou há solda a fazer.",
          "O técnico de portão primeiro, porque ele diz se o defeito é da folha. Ferro torto ou podre é serviço de serralheiro.",
        ],
      },
    ],
    photo: "um vídeo curto da tentativa, com som, e uma foto do portão inteiro",
  },
];
