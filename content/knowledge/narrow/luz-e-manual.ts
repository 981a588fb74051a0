import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

const makes = "agl ppa garen rossi peccinin nice seg ggport omegaport unisystem jetflex intelbras speedy".split(" ");
const models = [
  ...["trino", "agl trino", "nano", "dz nano", "rossi dz nano", "dz nano turbo", "kdz", "kdz fit", "garen kdz"],
  ...["garen kdz fit", "dz rio", "ppa dz rio", "dz home", "ppa dz home", "bv home", "ppa bv home", "penta", "gatter"],
  ...["peccinin gatter", "ppa penta", "agl trino 300", "dz3", "dz4", "facility", "nkx", "rossi nkx"],
];
const named = [...makes, ...models];

/** What a motor's light says and where its programming is written, whatever make the title names. */
export const luzEManual: NarrowConcept[] = [
  {
    id: "motor-piscando",
    broader: "placa",
    label: "Motor de portão piscando",
    phrase: "o motor de portão que pisca",
    asks: [
      "luz portão piscando",
      "luz portão piscando significa",
      "luz portão pisca",
      "luz vermelha portão piscando",
      "led portão piscando",
      "luzinha portão piscando",
      "portão piscando depois queda luz",
      "máquina portão piscando depois queda luz",
      "não para piscar",
      "luz não para piscar",
      "luz central não para piscar",
      "motor pisca luz não faz nada",
      "motor pisca não faz nada",
      "luz pisca não faz nada",
      "luz pisca portão não abre",
      "luz pisca portão não anda",
      "pisca luz não abre",
      "[marca] não para piscar",
      ...combine(named, ["piscando", "pisca", "piscar", "piscadas", "piscando não abre", "piscando não fecha"]),
      ...combine(makes, ["piscando não funciona", "luz piscando", "led piscando", "luz vermelha piscando"]),
      ...combine(["motor"], ["piscando", "pisca", "fica piscando", "piscadas", "piscando não abre", "piscando parado"]),
      ...combine(["eurus", "robus"], ["piscando", "luz piscando", "led piscando"]),
      ...combine(
        ["central", "placa"],
        ["[marca] piscando", "[marca] [modelo] piscando", "[marca] [modelo] luz piscando"],
      ),
      ...combine(["portão"], ["fica piscando", "piscando não abre", "piscando não fecha", "lâmpada piscando"]),
      ...combine(["luz", "led"], ["placa piscando", "central piscando"]),
      ...combine(["central", "placa"], ["quantas piscadas", "piscadas", "código piscadas"]),
    ],
    intent: "question",
    answers: {
      any: [
        "Luz piscando só enquanto o portão anda é o sinaleiro, e é normal. Se pisca com o portão parado, significa um aviso da fotocélula ou da central: lente suja, fim de curso não lido, folha presa ou percurso por gravar. Limpe as duas lentes e religue o disjuntor uma vez; se continuar, a visita em casa parte de {price.preventive}, sem peças.",
        "Motor [marca] piscando com o portão parado é um aviso da central, e em geral não é placa queimada. As causas mais comuns são fotocélula suja ou cortada, fim de curso não lido, folha presa e percurso por gravar. Conte as piscadas, limpe a fotocélula e religue o disjuntor uma vez; se continuar, a visita em casa parte de {price.preventive}, sem peças.",
        "A luz do motor [marca] pisca e o portão não abre porque a central espera alguma coisa, quase sempre a fotocélula livre, o fim de curso ou o percurso gravado. Passe um pano seco na fotocélula e religue o disjuntor uma única vez. Se continuar piscando, o técnico lê o código e regula, em visita desde {price.preventive} em residência, fora as peças.",
        "O led do motor [marca] piscando é um código da central, em geral de fotocélula, de fim de curso ou de percurso perdido. O número de piscadas, duas, três ou mais, só se lê no manual do modelo que está na etiqueta. Antes de chamar, limpe a fotocélula e desligue e ligue o disjuntor uma vez; a visita em casa sai desde {price.preventive}, sem peças.",
        "Quando o motor [marca] fica piscando e não anda, o defeito mais provável está num sensor ou no percurso, e não na placa. Veja se a fotocélula está limpa e sem nada na frente e religue o disjuntor uma só vez. Persistindo, filme a luz para lermos o código; o ajuste no local parte de {price.preventive} em casa, fora as peças.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O que a luz piscando do motor quer dizer", "Como ler a luz do motor"],
        slots: [
          [
            "Led que pisca devagar, com o portão andando bem, costuma ser só o sinal de central ligada. Piscadas em grupos, com o portão parado, indicam falha de fotocélula, fim de curso, esforço ou tensão. Piscadas rápidas depois de faltar luz sugerem percurso por gravar.",
            "Piscada lenta com tudo funcionando é sinal de central ligada. Grupos de piscadas com a folha parada são código de defeito, de sensor, esforço ou tensão. Piscada acelerada, depois de queda de luz, costuma ser percurso perdido.",
            "O ritmo da luz separa os casos. Lento, com o portão bom, é normal. Em grupos, com ele parado, é falha de sensor, de esforço ou de tensão. Rápido, depois da falta de energia, é percurso a gravar.",
          ],
          [
            "O número de piscadas e a cor mudam de sentido em cada central, por isso só vale o manual da sua. A lâmpada externa que pisca enquanto a folha anda é o sinaleiro, e não um defeito.",
            "Duas piscadas numa marca não querem dizer o mesmo que em outra, e a cor também varia, portanto siga o manual do seu modelo. A lâmpada que pisca com o portão andando é só o sinaleiro.",
            "Não use a tabela de outra marca, porque os códigos e as cores mudam. E não confunda a luz da placa com o sinaleiro, a lâmpada feita para piscar durante o movimento.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Motor piscando: passos seguros", "O que fazer com o motor piscando"],
        slots: [
          [
            "Não aperte os botões da placa, que podem apagar os controles, nem abra a tampa. Se o motor ronca ou esquenta, pule os testes e desligue o disjuntor.",
            "Os testes são por fora, sem tocar na placa, porque um toque longo no botão apaga os controles. Se houver ronco ou cheiro de queimado, desligue logo o disjuntor.",
            "Deixe a tampa fechada e não aperte os botões da placa, que podem apagar os controles. Motor que ronca ou está quente não se testa; nesse caso, só desligue o disjuntor.",
          ],
        ],
        steps: [
          "Se a luz se vê por fora, conte as piscadas entre as pausas.",
          "Limpe as duas lentes da fotocélula com pano seco.",
          "Veja se a tecla da botoeira não está presa.",
          "Desligue o disjuntor por um minuto e religue uma vez só.",
          "Acione de longe, filme a luz e a folha e fotografe a etiqueta.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz no motor que pisca"],
        slots: [
          [
            "Com o manual do modelo, o técnico lê o código e testa fotocélula, botoeira, fim de curso e tensão, um a um. Percurso perdido se regrava na hora e sensor ruim se troca. A placa só é condenada depois disso.",
            "O código mostra por onde começar, e cada sensor é isolado até a central liberar o motor. Muitas vezes basta regravar o percurso ou alinhar a fotocélula. A placa só é trocada quando todos os sensores mediram bem.",
            "O técnico mede sensores, botoeira e tensão na ordem que o código sugere. Regravar o percurso ou trocar um sensor resolve a maior parte dos casos, sem mexer na placa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como sei se é o sensor ou o motor?",
        answers: [
          "Se o motor ronca, a folha está presa ou o capacitor está fraco, e o disjuntor deve ser desligado. Se ele fica mudo, a central não o libera, por sensor ou por tensão baixa.",
          "Pelo som. Motor mudo espera um sensor ou a tensão normal. Motor que ronca tem folha presa ou capacitor gasto, e então se desliga o disjuntor.",
          "Escute ao acionar. Silêncio com a luz piscando aponta para sensor ou percurso. Ronco com a folha parada aponta para capacitor ou folha presa; desligue o disjuntor.",
        ],
      },
      {
        question: "Posso apertar o botão da placa para parar de piscar?",
        answers: [
          "Não. Em muitas centrais, segurar esse botão apaga os controles ou o percurso, e dentro da tampa há tensão da rede.",
          "Melhor não mexer, porque um toque longo pode apagar todos os controles. A luz volta ao normal quando a causa é resolvida.",
        ],
      },
      {
        question: "O motor pisca e o portão volta a abrir. O que é?",
        answers: [
          "Quase sempre é obstáculo, como fotocélula suja, pedra no trilho ou folha pesada. Tire o que houver no caminho e teste uma vez, de longe.",
          "A central sente esforço ou vê a fotocélula cortada e devolve a folha. Limpe o caminho e tente de novo; se ela voltar sempre, o sensor ou a força precisa de regulagem.",
        ],
      },
      {
        question: "Começou a piscar depois que faltou luz. É normal?",
        answers: [
          "Em parte das centrais, sim. O primeiro movimento é lento, para reconhecer o fim de curso. Se a luz continuar depois de um ciclo completo, o percurso se perdeu e precisa ser regravado.",
          "Pode ser só o reconhecimento do percurso, que dura um ciclo completo. Se a luz não voltar ao normal depois dele, é preciso regravar o curso.",
        ],
      },
    ],
    photo: "um vídeo de dez segundos da luz piscando e a foto da etiqueta do motor",
  },
  {
    id: "manual-de-programacao",
    broader: "programacao",
    label: "Manual de programação do motor",
    phrase: "o manual de programação do motor de portão",
    asks: [
      "manual de programação da placa",
      "sequência programação central",
      ...combine(named, ["manual programação", "manual programar", "manual configuração", "manual gravar controle"]),
      ...combine(named, ["passo a passo programação", "como programar manual", "programação manual pdf"]),
      ...combine(
        ["manual"],
        [
          "programação motor",
          "programação portão",
          "programação central",
          "programar motor",
          "programar portão",
          "configuração motor",
        ],
      ),
      ...combine(makes, ["manual programação central", "manual programação placa", "manual central programar"]),
      ...combine(["kdz", "kdz fit", "garen kdz", "garen kdz fit", "trino", "agl trino"], ["programar", "programação"]),
      "manual programação placa portão",
      "manual de programação",
    ],
    intent: "how-to",
    answers: {
      any: [
        "O manual de programação certo é o da central [marca], e não o do motor: procure no site do fabricante o nome escrito na placa. A ordem usual é gravar os controles, depois o percurso, a pausa do fechamento e, por último, a força; os botões mudam de central para central.",
        "Para programar a central [marca], baixe o manual pelo nome impresso na placa, no site do fabricante, porque o do motor só traz a montagem. Em geral se gravam primeiro os controles e o percurso, e depois se ajustam a pausa e a força; mexer nos botões da placa é serviço do técnico.",
        "Procure o manual de programação pelo nome da central [marca], que está na placa, na nota ou na caixa; o site do fabricante traz o arquivo. Controles, percurso, pausa e força, nessa ordem, é o caminho comum, mas cada central usa botões e LEDs próprios.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como achar o manual certo", "Onde está o manual da central"],
        slots: [
          [
            "O mesmo motor já saiu com mais de uma central, e a placa pode ter sido trocada num conserto. Por isso vale o nome que está nela, e não só o da tampa do motor.",
            "Não confie apenas no nome do motor: centrais diferentes equiparam o mesmo modelo, e um conserto pode ter posto outra. O nome da placa é o que manda.",
            "Modelos iguais por fora podem ter placas diferentes, de fábrica ou por troca. Guie-se pelo nome da central para não seguir o manual errado.",
          ],
        ],
        steps: [
          "Fotografe a etiqueta do motor: marca, modelo, versão e tensão.",
          "Procure o nome da central na nota, na caixa ou com quem instalou.",
          "Busque esse nome na área de manuais do site do fabricante.",
          "Compare o desenho dos botões e LEDs com a foto da sua placa antes de qualquer comando.",
        ],
      },
      {
        about: "what",
        headings: ["O que se programa, e em que ordem", "A ordem usual da programação"],
        slots: [
          [
            "Primeiro se gravam os controles: o botão de gravação é apertado, depois o do controle, e o LED confirma. Em muitas centrais, segurar esse botão por muito tempo apaga todos, e aí cada controle precisa ser gravado de novo.",
            "Os controles vêm na frente. Um toque no botão de gravação, outro no controle e a confirmação pelo LED; toque longo demais, em vários modelos, limpa a memória inteira.",
            "A gravação dos controles abre a lista: botão da central, botão do controle, LED aceso. Cuidado com o tempo do toque, que em muitas placas apaga tudo se for longo.",
          ],
          [
            "Em seguida vem o percurso: com a folha livre, a central faz um fechamento e uma abertura completos e guarda as paradas. Pausa e força ficam para o fim, o fechamento automático só com fotocélula funcionando e a força no mínimo que move a folha.",
            "Depois a central aprende o percurso, num ciclo inteiro de abrir e fechar com o caminho livre. Por último se ajustam a pausa, que só se liga com fotocélula em ordem, e a força, a menor que leve a folha.",
            "O passo dois é o percurso, memorizado num ciclo completo. Restam a força, deixada no mínimo necessário, e a pausa do fechamento automático, que depende de uma fotocélula que funcione.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Até onde programar sozinho", "O que fica com o técnico"],
        slots: [
          [
            "Gravar um controle em receptor externo, fora do motor, dá para fazer em casa. Já os botões da placa ficam ao lado da tensão da rede, sob a tampa, e são do técnico; a visita de ajuste em residência parte de {price.preventive}, sem peças.",
            "Receptor do lado de fora do motor pode ser gravado por você, com o manual na mão. O que exige tirar a tampa fica com o técnico, porque há energia junto dos botões, e o ajuste em casa começa em {price.preventive}, fora as peças.",
            "Só programe o que está fora do motor, como um receptor avulso. Por baixo da tampa os botões ficam perto de partes energizadas, e o técnico cuida deles numa visita a partir de {price.preventive} em residência, sem contar peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O manual do motor e o da central são o mesmo?",
        answers: [
          "Nem sempre. O do motor mostra montagem, peso e destravamento; o da central, controles, percurso, pausa e força. Em alguns modelos os dois vêm num arquivo só.",
          "São assuntos diferentes: um ensina a montar e a destravar, o outro, a programar. Às vezes o fabricante junta tudo num manual.",
          "Em muitos modelos são dois. Para programar, procure o da central; para medidas e montagem, o do motor.",
        ],
      },
      {
        question: "O LED da placa não fez o que diz o manual. E agora?",
        answers: [
          "Em geral, a placa é outra. Pare antes de apagar a memória e compare o desenho do manual com a placa; a foto da etiqueta ajuda a achar o certo.",
          "Provavelmente o manual é de outra central. Não repita os comandos, porque um deles pode apagar os controles.",
          "Quando o LED não responde, desconfie do manual, e não da placa. Confira o nome da central antes de continuar.",
        ],
      },
      {
        question: "Quanto tempo o técnico leva para programar?",
        answers: [
          "Em geral, até {trade.smallRepair}, com controles, percurso e força. Muitos controles, como num prédio, alongam o serviço.",
          "Uma programação completa costuma caber em {trade.smallRepair}. O que soma tempo é o número de controles a gravar.",
          "Conte com até {trade.smallRepair} numa casa. Em condomínio, depende de quantos controles serão cadastrados.",
        ],
      },
      {
        question: "Perdi a programação depois da falta de luz. É normal?",
        answers: [
          "Controles costumam ficar guardados; o que algumas centrais refazem é o percurso, num ciclo lento. Se perdeu tudo, a memória da placa pode estar com defeito.",
          "A memória dos controles não depende da luz. Um primeiro ciclo lento é comum, mas apagar tudo indica surto ou falha na placa.",
          "Perder o percurso acontece em algumas centrais, que o refazem no ciclo seguinte. Já os controles deveriam continuar; se sumiram, a placa precisa de exame.",
        ],
      },
    ],
    photo: "a etiqueta do motor e o nome da central, se estiver à vista",
  },
  {
    id: "manual-intelbras-dr",
    broader: "programacao",
    label: "Manual do Intelbras DR 600 e DR 400",
    phrase: "o manual do motor Intelbras DR",
    asks: [
      ...combine(
        [
          "intelbras dr 600",
          "intelbras dr 400",
          "intelbras dr600",
          "intelbras dr400",
          "dr 600 intelbras",
          "dr 600",
          "dr600",
        ],
        [
          "manual",
          "manual programação",
          "programação",
          "programar",
          "como programar",
          "manual pdf",
          "configurar",
          "gravar controle",
          "cadastrar controle",
          "programar controle",
          "percurso",
        ],
      ),
      "cp 1000 intelbras",
      "cp 1001 intelbras",
      "cp1000 intelbras manual",
      "central intelbras cp 1000 programação",
    ],
    intent: "how-to",
    answers: {
      price: [
        "O manual do Intelbras DR 600 e do DR 400 não custa nada: baixa-se no site da Intelbras, no arquivo das centrais CP-1000 e CP-1001. A programação feita pelo técnico, em casa, entra na visita de ajuste, a partir de {price.preventive}, sem peças.",
      ],
      any: [
        'O manual de programação do Intelbras DR 600 é o da central dele: a Intelbras publica um só arquivo para as centrais CP-1000 e CP-1001, que acompanham os DR. Baixe pelo nome DR 600 no site da marca. A tabela com todos os comandos fica nas últimas páginas, em "Tabela resumo das programações".',
        "Para programar o Intelbras DR 600 ou o DR 400, use o manual das centrais CP-1000 e CP-1001, o PDF que a marca publica para esses motores. Ele traz, nessa ordem, ligação do motor, fim de curso, botoeira, fotocélula e as programações. Confira o nome impresso na central antes de seguir qualquer comando.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Onde baixar o manual do DR 600", "Como achar o manual certo do DR 600"],
        slots: [
          [
            "O arquivo é gratuito no site da Intelbras. Como a placa pode ter sido trocada num conserto, o nome dela conta mais que o do motor.",
            "Procure primeiro no site da Intelbras, e não em vídeo: motores DR de anos diferentes podem ter centrais diferentes.",
          ],
        ],
        steps: [
          "Fotografe a etiqueta do motor, por fora, com modelo e tensão.",
          "No site da Intelbras, busque DR 600 e abra a página do produto.",
          "Baixe o manual das centrais CP-1000 e CP-1001.",
          "Compare com a nota ou a caixa para confirmar qual das duas é a sua.",
          "Vá à tabela resumo, no fim do arquivo, para achar o comando que precisa.",
        ],
      },
      {
        about: "what",
        headings: ["O que se programa no DR 600", "As funções da central do DR 600"],
        slots: [
          [
            "Segundo o manual, a central comanda motor monofásico de até 1/2 cv e ajusta embreagem (a força), aceleração, desaceleração e freio. Também grava os controles e aceita botoeira, interfone, antena de tag e sinaleira.",
            "A central do DR 600 grava os controles e o percurso e regula a força, chamada de embreagem, a partida suave, a chegada lenta e o freio. Entradas próprias recebem botoeira, interfone, fotocélula e sinaleira.",
          ],
          [
            "A ordem que dá certo é gravar um controle, deixar a central aprender o percurso com o caminho livre e só depois mexer em força e fechamento automático. Esse último só se liga com fotocélula em ordem.",
            "Grave o controle primeiro, depois o percurso, com ninguém na passagem, e por fim a força e a pausa. Fechamento automático sem fotocélula não se usa.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que fica com o técnico", "Cuidado com a placa do DR 600"],
        slots: [
          [
            "Os botões da central ficam sob a tampa, perto da tensão da rede, e por isso a programação na placa é serviço do técnico. Em casa a visita de ajuste parte de {price.preventive}, sem peças, e inclui o teste da fotocélula e da força.",
            "Não tire a tampa do motor ligado: ao lado dos botões há 127 ou 220 V. O técnico programa os controles, o percurso e a força numa visita que, em casa, parte de {price.preventive}, sem peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O manual do DR 400 serve no DR 600?",
        answers: [
          "Na programação, sim, quando a central é a mesma: o arquivo das CP-1000 e CP-1001 é publicado para os dois. Peso e montagem mudam de um motor para o outro.",
          "A parte da central costuma ser igual, porque o arquivo das CP-1000 e CP-1001 atende os dois. Confirme o nome da placa.",
        ],
      },
      {
        question: "O controle antigo funciona no DR 600?",
        answers: [
          "Se for Intelbras e da mesma linha de centrais, em geral sim. Mande a foto do controle e da etiqueta para confirmar antes de comprar outro.",
          "Depende do tipo de código do controle. Uma foto dele e da etiqueta do motor mostra se grava.",
        ],
      },
      {
        question: "O DR 600 perdeu a programação. O que faço?",
        answers: [
          "Desligue o disjuntor por alguns minutos, ligue e acione com o caminho livre: algumas centrais refazem o percurso sozinhas. Se os controles sumiram, a placa precisa de exame.",
          "Se só o percurso se perdeu, a central costuma refazê-lo na primeira abertura. Controle apagado pede regravação pelo técnico.",
        ],
      },
    ],
    photo: "a etiqueta do motor e o nome da central, se estiver na nota ou na caixa",
  },
  {
    id: "triflex-piscando",
    broader: "placa",
    label: "Central PPA Triflex piscando",
    phrase: "a central PPA Triflex piscando",
    asks: combine(
      ["triflex", "central triflex", "placa triflex", "ppa triflex"],
      ["piscando", "luz piscando", "led piscando", "luz vermelha", "pisca", "led aceso"],
    ),
    intent: "question",
    answers: {
      any: [
        "Central PPA Triflex com luz piscando e portão que não anda está avisando um bloqueio: fotocélula cortada, percurso por gravar, folha presa ou erro do inversor. Limpe a fotocélula e religue o disjuntor uma vez; se continua, a visita com ajuste em casa parte de {price.preventive}, sem peças.",
        "A luz piscando na placa Triflex significa um código: conte as piscadas entre uma pausa e outra, que o manual diz se é fotocélula, percurso, esforço ou tensão. Por fora, limpe as lentes e religue uma vez; o diagnóstico em residência custa desde {price.preventive}, fora peças.",
        "Se o LED da Triflex pisca sem parar e ela não obedece o controle, comece pela fotocélula e por religar o disjuntor uma vez. O código de piscadas da central PPA indica sensor, percurso, folha pesada ou inversor; regular em casa começa em {price.preventive}, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer com a luz piscando", "Passos seguros, por fora"],
        slots: [
          [
            "A caixa fica fechada, porque o inversor guarda carga mesmo desligado. Tudo isto se faz sem abrir a tampa.",
            "Não abra nem aperte botão da placa: há carga no inversor. Os passos são externos.",
            "O inversor continua carregado depois de desligar, então a tampa não sai. Faça só o que está fora.",
          ],
        ],
        steps: [
          "Se a luz se vê por fora, conte as piscadas e filme.",
          "Limpe as duas lentes da fotocélula e livre o caminho.",
          "Veja se a botoeira não está com a tecla presa.",
          "Desligue o disjuntor por um minuto e religue uma vez só.",
          "Deixe o primeiro ciclo terminar, mesmo lento.",
        ],
      },
      {
        about: "signs",
        headings: ["O que as piscadas da Triflex avisam", "Piscar andando e piscar parado"],
        slots: [
          [
            "O momento em que pisca já separa o normal da falha.",
            "Compare o jeito de piscar com a lista.",
            "O número exato está no manual da versão; o jeito de piscar ajuda antes.",
          ],
        ],
        bullets: [
          "Pisca devagar e o portão anda bem: central ligada, normal",
          "Pisca parado depois de falta de luz: percurso a reconhecer",
          "Abre e não fecha, piscando: fotocélula",
          "Anda, treme e para: folha pesada, cabo do motor ou inversor",
          "Pisca em grupos e ignora o controle: código de erro, conte as piscadas",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz na Triflex", "Conserto e ordem de custo"],
        slots: [
          [
            "O técnico lê o código, testa fotocélula e cabo do motor e solta a folha para sentir o peso. Triflex tem inversor e não usa capacitor de partida, por isso não se troca capacitor nela.",
            "Lido o código, ele mede sensor, cabo do motor e esforço da folha. Por ser inversora, a placa dispensa capacitor de partida.",
            "A leitura do código vem primeiro, depois fotocélula, cabo e folha. Não há capacitor de partida a trocar, já que a central é inversora.",
          ],
          [
            "Regravar o percurso e limpar é o barato, em até {trade.smallRepair}; depois vêm fotocélula e cabo, e por último a placa, só a do próprio modelo. Reparo tem os 90 dias da lei.",
            "O mais comum, percurso e fotocélula, cabe em {trade.smallRepair}. A placa é o item caro e precisa ser da linha, com a garantia da lei no serviço.",
            "Em custo: percurso, fotocélula, cabo, placa. Os primeiros levam até {trade.smallRepair}; a placa, que é da linha, só se troca depois de medida.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso apertar o botão da placa para parar de piscar?",
        answers: [
          "Não. Segurado, ele pode apagar controles ou o percurso, e dentro da tampa há tensão perigosa.",
          "Melhor não: o botão errado limpa a memória. Desligar o disjuntor por um minuto é o máximo por fora.",
        ],
      },
      {
        question: "A Triflex piscando precisa ser trocada?",
        answers: [
          "Raramente. Na maioria é fotocélula, percurso ou folha; a placa só se troca depois de medida.",
          "Quase nunca. O piscar é aviso, e o aviso aponta outra coisa na maior parte das vezes.",
        ],
      },
      {
        question: "Pode ser o capacitor?",
        answers: [
          "Não o de partida, que motor com inversor não tem. Tremor e parada levam à placa, ao cabo ou à folha.",
          "Não: a Triflex trabalha sem ele. Quem tem capacitor de partida é o motor comum.",
        ],
      },
      {
        question: "Placa universal serve no lugar da Triflex?",
        answers: [
          "Não, porque o motor dela pede inversor, e a universal não tem. Só a central da linha.",
          "Não serve. Um protetor contra surto no quadro ajuda a não perder a original.",
        ],
      },
    ],
    photo: "um vídeo de dez segundos da luz piscando e a foto da etiqueta do motor",
  },
  {
    id: "triflex-programar",
    broader: "programacao",
    label: "Programar a central PPA Triflex",
    phrase: "a programação da central PPA Triflex",
    asks: combine(
      ["triflex", "ppa triflex", "central ppa triflex", "controle ppa triflex"],
      [
        ...["programar", "programação", "gravar controle", "gravar", "resetar", "reset", "cadastrar controle"],
        ...["apagar controle", "apagar controles", "gravar percurso", "manual", "não grava controle", "configurar"],
      ],
    ),
    intent: "how-to",
    answers: {
      any: [
        "Para programar controle na PPA Triflex, dá-se um toque curto no botão de gravar da placa, espera-se o LED acender, aperta-se a tecla do controle e testa-se. A placa fica junto do inversor, que guarda carga mesmo desligado: quem abre o motor é o técnico, e você deixa controles e etiqueta à mão.",
        "A central PPA Triflex grava o controle pelo botão da placa: toque curto, LED aceso, tecla do controle e teste, conforme o manual da versão. Como o inversor ao lado continua carregado depois de desligar, a gravação é do técnico; o valor sai por foto da etiqueta e do controle.",
        "Programar a PPA Triflex, seja controle, percurso ou velocidade, se faz na placa, dentro do motor: para o controle, toque curto em gravar, LED aceso e tecla apertada. O inversor retém carga, e por isso deixe a tampa fechada e a gravação com o técnico, orçada pela foto da etiqueta.",
        "Para resetar a central PPA Triflex sem apagar nada, desligue o disjuntor por um minuto e religue uma vez. O reset pelo botão da placa apaga controles e pode apagar o percurso; essa parte é do técnico, que configura de novo com o manual da versão.",
        "Como programar controle na PPA Triflex: um toque breve no botão de gravação da placa acende o LED, aperta-se a tecla desejada e faz-se o teste, na ordem do manual da versão. Isso é tarefa do técnico, pois o inversor vizinho segura carga depois de desligado; mande a etiqueta para orçar.",
        "Cadastrar controle ou configurar percurso na central PPA Triflex depende do botão da placa, que fica ao lado de um inversor ainda carregado sem energia. Por isso o técnico grava, com toque curto, LED aceso e tecla do controle, e você separa controles e foto da etiqueta para o orçamento.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que se configura na Triflex", "Percurso, velocidade, pausa e controles"],
        slots: [
          [
            "Além dos controles, a Triflex guarda o percurso, que é a distância entre aberto e fechado, a velocidade, a desaceleração no fim, a força e a pausa do fechamento automático. O percurso vem primeiro, porque os outros ajustes dependem dele.",
            "Na memória da Triflex ficam percurso, velocidade, trecho final mais lento, força e o tempo para fechar sozinho, fora os controles. Começa-se pelo percurso, a distância de aberto a fechado, que serve de base ao resto.",
            "O técnico ajusta nela a distância do percurso, a rapidez, a freada suave nas pontas, a força e a pausa do automático. Grava-se o percurso antes, e só depois velocidade e controles.",
            "Controle gravado é só uma parte: a placa também memoriza o caminho de aberto a fechado, a rapidez, a freada das pontas, a força e a espera do fechamento automático. Sem o caminho salvo, nenhum outro ajuste tem referência, e por ele se começa.",
            "São seis memórias, entre elas os controles: percurso, velocidade, redução perto do fim, força e pausa antes de fechar sozinho completam a lista. O percurso abre o trabalho, por medir a distância que as demais usam.",
          ],
          [
            "A ordem de botões e chaves muda com a versão impressa na placa. Uma receita de outra versão pode apagar a memória.",
            "Cada versão tem a sua sequência de botões, e por isso vale o manual daquela placa. Seguir a de outra pode limpar tudo.",
            "Confirme a versão escrita na placa antes da gravação, pois a sequência varia e a errada apaga o que estava salvo.",
            "Placas Triflex de versões diferentes usam combinações próprias de chave e botão. Leia a versão impressa e siga o manual correspondente, pois um passo trocado limpa a memória.",
            "Antes de tocar em qualquer botão, o técnico lê a versão na placa. O procedimento muda de uma para outra, e usar o errado custa os controles e o percurso já salvos.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que separar antes da gravação", "Deixe pronto para o técnico"],
        slots: [
          [
            "Com tudo à mão, controles e percurso são gravados na mesma visita. Nada disto exige abrir o motor.",
            "Junte antes o que será gravado, para fazer tudo de uma vez e com a tampa fechada.",
            "Você prepara tudo por fora, e a gravação de todos os controles acontece numa visita só.",
            "Sua parte é reunir informações e controles, sem chegar à placa. Assim uma única ida resolve todos os cadastros.",
            "Uma boa preparação poupa segunda visita, e ela se faz toda com o motor fechado. Siga os quatro itens.",
          ],
        ],
        steps: [
          "Junte todos os controles em uso, com pilha boa.",
          "Fotografe a etiqueta do motor, sem abrir a tampa.",
          "Fotografe cada modelo de controle, frente e verso.",
          "Anote qual tecla deve abrir e se o portão deve fechar sozinho.",
        ],
      },
      {
        about: "causes",
        headings: ["Se a Triflex não grava o controle", "Por que o controle não entra"],
        slots: [
          [
            "O motivo mais comum é o controle falar outra frequência ou outro código que não o da central. Pilha fraca e memória cheia vêm depois; se um controle antigo funciona e o novo não entra, é a compatibilidade.",
            "Controle com frequência ou código diferente não grava, mesmo novo. Quando o antigo abre e só o novo falha, desconfie disso; se nenhum entra, veja pilha, memória cheia ou o receptor da placa.",
            "Central e controle precisam usar a mesma frequência e o mesmo código, e a falta disso é o defeito mais frequente. Restam pilha fraca e memória lotada, que o técnico resolve apagando os perdidos.",
            "Um controle novo pode nunca entrar se o código ou a frequência não forem os da placa, ainda que o antigo siga abrindo. Descartado isso, o técnico verifica pilha, espaço na memória e receptor.",
            "Compare com um controle que já funciona: se ele abre e o novo é recusado, os dois não falam o mesmo código ou frequência. Recusa geral aponta para memória sem espaço, pilha gasta ou receptor com defeito.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Segurar o botão da placa apaga os controles?",
        answers: [
          "Em geral, sim, todos de uma vez. Por isso o toque de gravar é curto, e o longo só se usa quando a intenção é limpar a memória.",
          "Sim, na maioria das versões o toque longo limpa todos. Para incluir um controle, o toque é rápido.",
          "Na maior parte das versões, manter o botão apertado limpa a lista inteira. Gravar pede só um toque rápido, e por isso quem mexe precisa do manual.",
        ],
      },
      {
        question: "Depois de trocar a placa, preciso gravar tudo?",
        answers: [
          "Sim: percurso, desaceleração, força e cada controle são gravados de novo, na mesma visita da troca. Deixe todos os controles da casa separados.",
          "Precisa, porque a memória fica na placa antiga. O técnico refaz percurso e ajustes e cadastra os controles que você juntar.",
          "Sim, a placa nova vem vazia. Percurso, força, freada e controles entram na própria visita da troca, desde que os controles da família estejam reunidos.",
        ],
      },
      {
        question: "Perdi um controle. Dá para apagar só ele?",
        answers: [
          "Depende da versão: muitas só apagam todos, e os que ficaram são gravados de novo. Faça isso logo, pois quem achar o controle abre o portão.",
          "Em várias centrais só há apagar tudo e regravar os que restam. Junte os controles da casa antes e não deixe para depois.",
          "Conforme a versão, não: limpa-se tudo e cadastram-se de novo os que restaram. Peça isso sem demora, já que o controle perdido continua abrindo.",
        ],
      },
      {
        question: "O portão perdeu o percurso depois da queda de energia. E agora?",
        answers: [
          "Com o vão livre, dê um comando e espere: a placa costuma procurar o fim devagar na primeira vez. Se parar antes ou bater, desligue o disjuntor e chame o técnico para regravar.",
          "A primeira abertura depois da queda pode ser lenta, enquanto a placa se localiza. Se continua parando no lugar errado, o percurso precisa ser gravado outra vez.",
          "Deixe o vão livre e acione uma vez: ela pode andar devagar até reencontrar o fim. Batida ou parada fora do lugar pede disjuntor desligado e regravação pelo técnico.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do controle, frente e verso",
  },
];
